import * as v from 'valibot';

/** The reason why a service is an answer. */
export const Why = v.variant('kind', [
  /** Words of the question, as they were written, that the service or its category has too. */
  v.object({ kind: v.literal('words'), words: v.array(v.string()) }),
  /** Its price: the user compares prices. */
  v.object({ kind: v.literal('price'), price: v.string() }),
  /** Its category: the assistant searched in words of its own. */
  v.object({ kind: v.literal('category'), name: v.string() }),
]);
export type Why = v.InferOutput<typeof Why>;
