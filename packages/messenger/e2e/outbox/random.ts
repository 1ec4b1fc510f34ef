/** Pseudo-random choices, which are the same for the same seed. */
export interface Random {
  /** A whole number from 0, below `end`. */
  below: (end: number) => number;
  /** Whether something of this likelihood, from 0 to 1, happens. */
  chance: (likelihood: number) => boolean;
  pick: <Choice>(choices: readonly Choice[]) => Choice;
}

/** Numbers of a linear congruential generator; its high bits are random enough to choose with. */
export function createRandom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (likelihood) => next() < likelihood,
    pick: (choices) => choices[below(choices.length)]!,
  };
}
