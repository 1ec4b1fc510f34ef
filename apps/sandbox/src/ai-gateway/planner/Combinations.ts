import { concepts } from './concepts.ts';
import { ideas } from './ideas.ts';
import { Vocabulary } from './Vocabulary.ts';
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
  readonly #vocabulary = new Vocabulary();
  readonly #concepts = Object.entries(concepts).map(([name, list]) => ({ name, words: wordsOf(list) }));
  readonly #ideas = ideas.flatMap(([services, ...combinations]) =>
    combinations.map((names) => ({ services: services.split(' '), names: names.split(' ') })),
  );

  constructor() {
    const known = new Set(this.#concepts.map(({ name }) => name));
    const unknown = this.#ideas.flatMap(({ names }) => names).filter((name) => !known.has(name));
    if (unknown.length > 0) throw new Error(`There are no words for these ideas: ${unknown.join(', ')}`);
    for (const { words } of this.#concepts) for (const word of words) this.#vocabulary.add(word);
  }

  /** The combinations in the words of a text. */
  in(words: readonly string[]): readonly Combined[] {
    const recognised = this.#vocabulary.recognise(words);
    const found = new Map(
      this.#concepts.map((concept) => [
        concept.name,
        new Set(concept.words.flatMap((word) => recognised.get(word)?.words ?? [])),
      ]),
    );
    const isExact = new Set(
      [...recognised.values()].flatMap(({ match, words: own }) => (match === 'exact' ? own : [])),
    );
    return this.#ideas.flatMap(({ services, names }) => {
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
