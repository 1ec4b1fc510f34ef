import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { optimizationPrompts } from '../database/schema.ts';
import { firstPrompts } from './prompts.ts';

/** The ids of the prompts that a partner chose. */
export async function chosenPrompts(db: Queries, partnerId: number): Promise<readonly string[]> {
  const [row] = await db
    .select()
    .from(optimizationPrompts)
    .where(eq(optimizationPrompts.partnerId, partnerId));
  return row?.promptIds ?? firstPrompts;
}
