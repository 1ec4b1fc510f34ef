import { expect } from 'vitest';

import type { Visitor } from './Visitor.ts';

/** The channel whose videos the partner translates. */
export const translatedChannel = '/api/ai-metadata/channels/UCmaisternia000000000000';

const everything = { all: true, translate_languages: ['pl'], original_language: 'uk' };

/** Starts a job of AI metadata: all videos into Polish, unless another order is given. @returns its number */
export async function startBatch(who: Visitor, order: object = everything): Promise<number> {
  const answer = await who.write('POST', `${translatedChannel}/batch-translations`, order);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return (answer.body as { batch_translation_id: number }).batch_translation_id;
}
