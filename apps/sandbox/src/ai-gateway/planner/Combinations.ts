import { ideas } from './plannerContent.ts';
import { beginningsOf, Spellings } from './Spellings.ts';
import { wordsOf } from './words.ts';

/** Ideas that a text brings together. */
export interface Combined {
  /** The services that they ask for. */
  readonly services: readonly string[];
  /** One word of the text for each idea. */
  readonly words: readonly string[];
}

/** Finds the ideas of a text that ask for services together. */
export class Combinations {
  readonly #words = Object.entries(ideas.words).map(([name, lines]) => ({
    name,
    words: lines.flatMap(wordsOf),
  }));
  readonly #known = new Set(this.#words.flatMap(({ words }) => words));
  readonly #spellings = new Spellings(this.#known);
  readonly #asking = ideas.services.flatMap(({ services, together }) =>
    together.map((names) => ({ services, names: names.split(' ') })),
  );

  constructor() {
    const unknown = this.#asking.flatMap(({ names }) => names.filter((name) => !(name in ideas.words)));
    if (unknown.length > 0) throw new Error(`content/planner/ideas.json: no words for ${unknown.join(', ')}`);
  }

  /** The combinations in the words of a text. */
  in(words: readonly string[]): readonly Combined[] {
    const recognised = new Map<string, string[]>();
    const isExact = new Set<string>();
    for (const word of new Set(words)) {
      const exact = beginningsOf(word).filter((beginning) => this.#known.has(beginning));
      if (exact.length > 0) isExact.add(word);
      for (const known of exact.length > 0 ? exact : this.#spellings.near(word)) {
        recognised.set(known, [...(recognised.get(known) ?? []), word]);
      }
    }
    const found = new Map(
      this.#words.map(({ name, words: ideaWords }) => [
        name,
        new Set(ideaWords.flatMap((known) => recognised.get(known) ?? [])),
      ]),
    );
    return this.#asking.flatMap(({ services, names }) => {
      const chosen = choose(names.map((name) => [...(found.get(name) ?? [])]));
      // One idea alone says little, and what only looks like a word for it says nothing.
      if (chosen?.length === 1 && !isExact.has(chosen[0]!)) return [];
      return chosen ? [{ services, words: chosen }] : [];
    });
  }
}

/** A word for each idea, no word for two; nothing when there are too few. */
function choose([first, ...others]: readonly (readonly string[])[]): readonly string[] | undefined {
  if (first === undefined) return [];
  for (const word of first) {
    const rest = choose(others.map((options) => options.filter((option) => option !== word)));
    if (rest) return [word, ...rest];
  }
  return undefined;
}
