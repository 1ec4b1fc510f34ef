import type { ProductIndex } from './ProductIndex.ts';

/**
 * Adds up the weights of each entry, word by word. Its arrays live as long as the index, so that a search
 * allocates next to nothing.
 */
export interface Tally {
  reset: () => void;
  /** Begins with the next word. */
  begin: () => void;
  /** Counts a term for the current word: an entry is given the best of the word's terms. */
  add: (term: number, quality: number) => void;
  /** Ends the word; only entries with all words so far stay. Returns their number. */
  finish: () => number;
  /** Counts a term for every entry that holds it, whatever else it holds. */
  addLoose: (term: number) => void;
  /** The ids of the best entries. */
  best: (limit: number) => readonly number[];
}

export function createTally({ ids, starts, entries, weights, rarity, raises }: ProductIndex): Tally {
  const size = ids.length;
  const totals = new Float32Array(size);
  const bests = new Float32Array(size);
  /** The number of words that an entry has matched so far. */
  const had = new Uint16Array(size);
  const seen = new Uint8Array(size);
  let touched = new Uint32Array(size);
  let kept = new Uint32Array(size);
  let touchedCount = 0;
  let keptCount = 0;
  let word = 0;

  return {
    reset: () => {
      for (let place = 0; place < keptCount; place++) {
        had[kept[place]!] = 0;
        totals[kept[place]!] = 0;
      }
      keptCount = 0;
      word = 0;
    },
    begin: () => {
      touchedCount = 0;
    },
    add: (term, quality) => {
      const worth = quality * rarity[term]!;
      const end = starts[term + 1]!;
      for (let place = starts[term]!; place < end; place++) {
        const entry = entries[place]!;
        if (had[entry] !== word) continue;
        const value = worth * weights[place]!;
        if (seen[entry] === 0) {
          seen[entry] = 1;
          bests[entry] = value;
          touched[touchedCount++] = entry;
        } else if (value > bests[entry]!) bests[entry] = value;
      }
    },
    finish: () => {
      word++;
      for (let place = 0; place < touchedCount; place++) {
        const entry = touched[place]!;
        had[entry] = word;
        totals[entry]! += bests[entry]!;
        seen[entry] = 0;
      }
      // Kept entries without this word are dropped and start anew.
      for (let place = 0; place < keptCount; place++) {
        const entry = kept[place]!;
        if (had[entry] === word) continue;
        had[entry] = 0;
        totals[entry] = 0;
      }
      [kept, touched] = [touched, kept];
      keptCount = touchedCount;
      touchedCount = 0;
      return keptCount;
    },
    addLoose: (term) => {
      const end = starts[term + 1]!;
      for (let place = starts[term]!; place < end; place++) {
        const entry = entries[place]!;
        if (had[entry] === 0) {
          had[entry] = 1;
          kept[keptCount++] = entry;
        }
        totals[entry]! += rarity[term]! * weights[place]!;
      }
    },
    best: (limit) => {
      const found = limit < keptCount ? few(limit) : all();
      return found.map((entry) => ids[entry]!);
    },
  };

  function isBetter(one: number, other: number): boolean {
    const difference = totals[one]! * raises[one]! - totals[other]! * raises[other]!;
    return difference > 0 || (difference === 0 && one < other);
  }

  function all(): number[] {
    return [...kept.subarray(0, keptCount)].sort((one, other) => (isBetter(one, other) ? -1 : 1));
  }

  /** The best few without ordering all the others. */
  function few(limit: number): number[] {
    const chosen: number[] = [];
    for (let place = 0; place < keptCount; place++) {
      const entry = kept[place]!;
      if (chosen.length === limit && !isBetter(entry, chosen[limit - 1]!)) continue;
      let at = Math.min(chosen.length, limit - 1);
      while (at > 0 && isBetter(entry, chosen[at - 1]!)) {
        chosen[at] = chosen[at - 1]!;
        at--;
      }
      chosen[at] = entry;
    }
    return chosen;
  }
}
