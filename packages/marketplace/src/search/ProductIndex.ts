/** A product as it is searched: the words of its name weigh most, those of its text least. */
export interface SearchEntry {
  id: number;
  name: string;
  /** Words that others would look for it by: of its categories, its platforms, what it improves. */
  keywords?: readonly string[];
  text?: string | null | undefined;
}

/** The weight of a word by its field. */
export const fieldWeights = { name: 8, keywords: 3, text: 1 } as const;

/**
 * Which words stand where, in typed arrays: `terms` in order, and for each the entries that hold it.
 * An entry is its place in `ids`; the weight of the word is beside it.
 */
export interface ProductIndex {
  ids: Int32Array;
  terms: readonly string[];
  /** Where the entries of a term begin; one more than there are terms, so that the next one is the end. */
  starts: Uint32Array;
  entries: Uint32Array;
  weights: Uint8Array;
  /** How much a term tells: rare ones more. */
  rarity: Float32Array;
  /** The letters of each term as bits, for typing errors. */
  letters: Int32Array;
  /** How much an entry is raised: the shorter its name, the more of it was found. */
  raises: Float32Array;
}
