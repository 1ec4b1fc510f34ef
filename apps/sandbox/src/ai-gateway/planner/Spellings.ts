import { countBits, editDistance, lettersOf } from '@my-air/marketplace/search';

/** How many letters of a known word may be wrong, by its length. */
const allowedErrors = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** The known words that a word may begin with: those of up to three letters have to be equal. */
export function beginningsOf(word: string): string[] {
  const longer = Array.from({ length: Math.max(0, word.length - 4) }, (_, place) => word.slice(0, place + 4));
  return [...longer, word];
}

/** Known words that are looked for by what they may have been mistyped as. */
export class Spellings {
  readonly #byLetter = new Map<string, Map<string, number>>();

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    const letter = word[0] ?? '';
    const list = this.#byLetter.get(letter) ?? new Map<string, number>();
    this.#byLetter.set(letter, list.set(word, lettersOf(word)));
  }

  /** The known words that a word, or its beginning, is with a typing error; the first letter has to be right. */
  near(word: string): string[] {
    const letters = lettersOf(word);
    return [...(this.#byLetter.get(word[0] ?? '') ?? [])].flatMap(([known, knownLetters]) => {
      const limit = allowedErrors(known.length);
      // Most pairs differ in their letters already, and are never compared letter by letter.
      if (limit === 0 || word.length < known.length - limit || countBits(knownLetters & ~letters) > limit)
        return [];
      return editDistance(known, word, limit, true) <= limit ? [known] : [];
    });
  }
}
