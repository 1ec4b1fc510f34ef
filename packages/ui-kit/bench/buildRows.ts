/** A row of the measured tables: an id, a name, and nine numbers. */
export interface MeasuredRow {
  id: string;
  name: string;
  numbers: readonly number[];
}

/** Builds a number of rows, the same in every run. */
export function buildRows(count: number): MeasuredRow[] {
  let state = 1;
  // mulberry32: short, and its numbers do not repeat within a run.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % 1_000_000;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    name: `Video ${index}`,
    numbers: Array.from({ length: 9 }, next),
  }));
}
