/** What a reader has said about an article. */
export type GivenFeedback = 'yes' | 'no' | 'told';

/** Who has read it on this device; visitors are one. */
type Reader = number | string | undefined;

const keyOf = (reader: Reader) => (reader === undefined ? 'helpFeedback' : `helpFeedback:${reader}`);

/** What this reader has said about an article, or undefined. */
export function readFeedback(reader: Reader, articleId: number): GivenFeedback | undefined {
  return readAll(reader)[articleId];
}

/** Keeps what was said, so that nobody is asked twice. */
export function keepFeedback(reader: Reader, articleId: number, feedback: GivenFeedback): void {
  try {
    localStorage.setItem(keyOf(reader), JSON.stringify({ ...readAll(reader), [articleId]: feedback }));
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}

function readAll(reader: Reader): Partial<Record<number, GivenFeedback>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(reader)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
