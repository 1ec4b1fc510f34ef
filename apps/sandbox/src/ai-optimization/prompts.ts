import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { Texts } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { optimizationPrompts } from '../database/schema.ts';

/** A way in which suggestions are written, with the instruction to the model. */
const Prompt = v.strictObject({ id: v.string(), instruction: v.string(), name: Texts, description: Texts });
export type Prompt = v.InferOutput<typeof Prompt>;

/** Every prompt there is, in its order. */
export const prompts = readData('ai-optimization/prompts.json', v.array(Prompt));

/** The prompts of a partner who has not chosen any. */
export const firstPrompts: readonly string[] = ['plain', 'searchable'];

/** The ids of the prompts that a partner chose. */
export async function chosenPrompts(db: Queries, partnerId: number): Promise<readonly string[]> {
  const row = await db.query.optimizationPrompts.findFirst({
    where: eq(optimizationPrompts.partnerId, partnerId),
  });
  return row?.promptIds ?? firstPrompts;
}
