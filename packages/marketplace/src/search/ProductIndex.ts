/** A product as it is searched: the words of its name weigh most, those of its text least. */
export interface SearchEntry {
  id: number;
  name: string;
  /** Other words that it can be found by: of its categories, its platforms, the indicators it improves. */
  keywords?: readonly string[];
  text?: string | null | undefined;
}

/** The weight of a word by its field. */
export const fieldWeights = { name: 8, keywords: 3, text: 1 } as const;

/**
 * The entries of each word, in typed arrays: `terms` in order, and for each the entries that hold it. An
 * entry is its place in `ids`; the weight of the word is beside it.
 */
export interface ProductIndex {
  ids: Int32Array;
  terms: readonly string[];
  /**
   * The places where the entries of each term begin; one more than there are terms, so that the next one is
   * the end.
   */
  starts: Uint32Array;
  entries: Uint32Array;
  weights: Uint8Array;
  /** The weight of a term by its rarity: rare ones weigh more. */
  rarity: Float32Array;
  /** The letters of each term as bits, for typing errors. */
  letters: Int32Array;
  /** The bonus of an entry: the shorter its name, the larger the found part of it. */
  raises: Float32Array;
}
