/** What each further phrase that fits adds to the best one of a service. */
const further = 1;

/** What speaks for one service. */
export interface Scored {
  readonly slug: string;
  readonly score: number;
  /** Whether it was named, not just touched by words that say little one by one. */
  readonly isAsked: boolean;
  /** The words that speak for it. */
  readonly words: ReadonlySet<string>;
}

/** Adds up what the words of a text say for each service. */
export class Tally {
  readonly #single = new Map<string, number>();
  readonly #said = new Map<string, number>();
  readonly #asked = new Set<string>();
  readonly #words = new Map<string, Set<string>>();

  /** Counts single words. */
  add(slug: string, score: number, words: readonly string[]): void {
    this.#single.set(slug, (this.#single.get(slug) ?? 0) + score);
    this.#note(slug, words);
  }

  /** Counts a phrase: of several that fit, the best one counts in full and every other one a little. */
  say(slug: string, score: number, words: readonly string[]): void {
    const before = this.#said.get(slug);
    this.#said.set(slug, before === undefined ? score : Math.max(before, score) + further);
    this.ask(slug);
    this.#note(slug, words);
  }

  /** Notes that a service was named. */
  ask(slug: string): void {
    this.#asked.add(slug);
  }

  /** Every service that something speaks for. */
  scores(): readonly Scored[] {
    return [...this.#words].map(([slug, words]) => ({
      slug,
      score: (this.#single.get(slug) ?? 0) + (this.#said.get(slug) ?? 0),
      isAsked: this.#asked.has(slug),
      words,
    }));
  }

  #note(slug: string, words: readonly string[]) {
    const noted = this.#words.get(slug) ?? new Set();
    this.#words.set(slug, noted);
    for (const word of words) noted.add(word);
  }
}
