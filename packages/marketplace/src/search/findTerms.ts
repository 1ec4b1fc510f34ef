import { allowedEdits, countBits, editDistance, lettersOf } from './editDistance.ts';
import type { ProductIndex } from './ProductIndex.ts';

/** The terms that begin with a word, as places in the ordered list. */
export function findTermRange(terms: readonly string[], word: string): { first: number; end: number } {
  const first = lowerBound(terms, word, 0);
  return { first, end: lowerBound(terms, `${word}\uffff`, first) };
}

function lowerBound(terms: readonly string[], word: string, from: number): number {
  let low = from;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the terms that a word with a typing error may have meant; where the word may still go on, prefixes of terms too. */
export function findNearTerms(
  { terms, letters }: Pick<ProductIndex, 'terms' | 'letters'>,
  word: string,
  isBegun: boolean,
  onFound: (term: number, edits: number) => void,
): void {
  const limit = allowedEdits(word.length);
  if (limit === 0) return;
  const wanted = lettersOf(word);
  for (let term = 0; term < terms.length; term++) {
    // Letters alone rule out most terms, whatever their order: this line makes typing errors cheap.
    if (countBits(wanted & ~letters[term]!) > limit) continue;
    const candidate = terms[term]!;
    const rest = candidate.length - word.length;
    if (rest < -limit || (rest > limit && !isBegun)) continue;
    const edits = editDistance(word, candidate, limit, isBegun && rest > 0);
    if (edits > 0 && edits <= limit) onFound(term, edits);
  }
}
