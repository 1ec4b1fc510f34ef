import * as v from 'valibot';

import { affectedIndicators } from '../contract.ts';

/** The reason why a service is an answer. */
export const Why = v.variant('kind', [
  /** The figure that the user wants to improve, and that the service improves. */
  v.object({ kind: v.literal('aim'), aim: v.picklist(affectedIndicators) }),
  /** Words of the question, as they were written, that the service or its category has too. */
  v.object({ kind: v.literal('words'), words: v.array(v.string()) }),
  /** Its price: the user compares prices. */
  v.object({ kind: v.literal('price') }),
  /** Its category: the assistant searched in words of its own. */
  v.object({ kind: v.literal('category'), name: v.string() }),
]);
export type Why = v.InferOutput<typeof Why>;
