/** A message of the measured lists. */
export interface MeasuredMessage {
  id: number;
  /** One of eight authors, from 0. */
  author: number;
  /** Begins with its own number, so that it differs from every other. */
  text: string;
  moment: string;
  /** The reactions, as Stream names them. */
  reactions: readonly ('like' | 'love')[];
}

const words =
  'we look at the channel again tomorrow and then answer about every video that you have sent'.split(' ');

/** Builds `count` messages of 4 to 64 words by eight authors, every fifth with reactions; always the same. */
export function buildMessages(count: number): MeasuredMessage[] {
  let state = 7;
  // mulberry32: short, and its numbers do not repeat within a run.
  const next = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
  return Array.from({ length: count }, (_, place) => buildMessage(place + 1, next));
}

function buildMessage(id: number, next: (most: number) => number): MeasuredMessage {
  const length = 4 + next(61);
  const text = Array.from({ length }, () => words[next(words.length)]).join(' ');
  return {
    id,
    author: next(8),
    text: `${markOf(id)} ${text}`,
    moment: new Date(Date.UTC(2026, 0, 1) + id * 90_000).toISOString(),
    reactions: next(5) === 0 ? ['like', 'love'] : [],
  };
}

/** The beginning of a message's text. */
export const markOf = (id: number): string => `#${id}:`;
