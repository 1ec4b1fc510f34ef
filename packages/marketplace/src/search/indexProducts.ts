import { lettersOf } from './editDistance.ts';
import { wordsOf } from './wordsOf.ts';
import { fieldWeights, type ProductIndex, type SearchEntry } from './ProductIndex.ts';

/** The number of entries or terms after which the work may be interrupted. */
const step = 64;
/** Enough for every weight: an entry and its weight share one number. */
const weightBits = 4;

/** Builds the index in small steps: the caller decides when to yield. */
export function* indexProducts(products: readonly SearchEntry[]): Generator<void, ProductIndex> {
  const postings = new Map<string, number[]>();
  const raises = new Float32Array(products.length);
  for (const [entry, product] of products.entries()) {
    const name = wordsOf(product.name);
    raises[entry] = 1 + 0.5 / Math.max(1, name.length);
    // The heaviest field goes first: a word that occurs in several counts once, by its best place.
    addWords(postings, name, entry, fieldWeights.name);
    for (const keyword of product.keywords ?? []) {
      addWords(postings, wordsOf(keyword), entry, fieldWeights.keywords);
    }
    if (product.text) addWords(postings, wordsOf(product.text), entry, fieldWeights.text);
    if (entry % step === 0) yield;
  }

  const terms = [...postings.keys()];
  yield;
  terms.sort();
  yield;
  return yield* pack(products, terms, postings, raises);
}

function addWords(
  postings: Map<string, number[]>,
  words: readonly string[],
  entry: number,
  weight: number,
): void {
  for (const word of words) {
    const list = postings.get(word);
    const posting = (entry << weightBits) | weight;
    if (!list) postings.set(word, [posting]);
    else if (list[list.length - 1]! >>> weightBits !== entry) list.push(posting);
  }
}

function* pack(
  products: readonly SearchEntry[],
  terms: readonly string[],
  postings: ReadonlyMap<string, readonly number[]>,
  raises: Float32Array,
): Generator<void, ProductIndex> {
  let size = 0;
  for (const list of postings.values()) size += list.length;
  const index: ProductIndex = {
    ids: Int32Array.from(products, ({ id }) => id),
    terms,
    starts: new Uint32Array(terms.length + 1),
    entries: new Uint32Array(size),
    weights: new Uint8Array(size),
    rarity: new Float32Array(terms.length),
    letters: new Int32Array(terms.length),
    raises,
  };
  let place = 0;
  for (const [term, word] of terms.entries()) {
    const list = postings.get(word) ?? [];
    index.letters[term] = lettersOf(word);
    index.rarity[term] = Math.log(1 + products.length / list.length);
    for (const posting of list) {
      index.entries[place] = posting >>> weightBits;
      index.weights[place] = posting & ((1 << weightBits) - 1);
      place++;
    }
    index.starts[term + 1] = place;
    if (term % (step * 8) === 0) yield;
  }
  return index;
}
