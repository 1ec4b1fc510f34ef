/** A message of the measured lists. */
export interface MeasuredMessage {
  key: string;
  author: string;
  text: string;
}

/** So many messages of one to eight lines, the same in every run. */
export function buildMessages(count: number): MeasuredMessage[] {
  let state = 7;
  // mulberry32: short, and its numbers do not repeat within a run.
  const next = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
  return Array.from({ length: count }, (_, place) => ({
    key: `message-${place}`,
    author: `Author ${next(4)}`,
    text: 'Some words of a message that somebody wrote. '.repeat(1 + next(10)),
  }));
}
