/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** Returns true with this likelihood. */
    chance: (likelihood: number) => next() < likelihood,
    /** A whole number from 0, below `end`. */
    below: (end: number) => Math.floor(next() * end),
    pick: <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(next() * choices.length)]!,
  };
}
export type Random = ReturnType<typeof createRandom>;
