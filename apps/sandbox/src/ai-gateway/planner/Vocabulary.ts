import { beginsWith, isMisspelling, type WordMatch } from './matchWord.ts';

interface Known {
  /** The prefix that all its forms share. */
  readonly beginning: string;
  /** The full spelling: typing errors are looked for in the whole word, as its prefix has too few letters. */
  readonly spelling: string;
}

/** How a known word was recognised, and in which words of the question. */
export interface Recognised {
  readonly match: WordMatch;
  readonly words: readonly string[];
}

/** How many words are cached with what they were recognised as. */
const mostCached = 2_000;

/** The words that the planner knows. */
export class Vocabulary {
  readonly #known = new Set<string>();
  readonly #lookedUp = new Map<string, readonly (readonly [string, WordMatch])[]>();
  readonly #byLetter = new Map<string, Known[]>();

  /** Adds a word, which is recognised by its beginning, or with a typing error by its spelling. */
  add(beginning: string, spelling = beginning): void {
    const key = `${beginning} ${spelling}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const letter = beginning[0] ?? '';
    const list = this.#byLetter.get(letter) ?? [];
    list.push({ beginning, spelling });
    this.#byLetter.set(letter, list);
  }

  /** The known prefixes that a question contains; a word counts as misspelt if it has none as written. */
  recognise(words: readonly string[]): ReadonlyMap<string, Recognised> {
    const recognised = new Map<string, Recognised>();
    for (const word of new Set(words)) {
      for (const [beginning, match] of this.#lookUp(word)) {
        const before = recognised.get(beginning);
        recognised.set(beginning, {
          match: before?.match === 'exact' ? 'exact' : match,
          words: [...(before?.words ?? []), word],
        });
      }
    }
    return recognised;
  }

  #lookUp(word: string): readonly (readonly [string, WordMatch])[] {
    const cached = this.#lookedUp.get(word);
    if (cached) return cached;
    const candidates = this.#byLetter.get(word[0] ?? '') ?? [];
    const exact = candidates.filter(({ beginning }) => beginsWith(beginning, word));
    const found =
      exact.length > 0
        ? exact.map(({ beginning }) => [beginning, 'exact'] as const)
        : candidates
            .filter(({ spelling }) => isMisspelling(spelling, word))
            .map(({ beginning }) => [beginning, 'misspelt'] as const);
    if (this.#lookedUp.size >= mostCached) this.#lookedUp.clear();
    this.#lookedUp.set(word, found);
    return found;
  }
}
