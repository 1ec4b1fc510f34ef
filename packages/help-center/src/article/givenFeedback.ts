/** What this browser's reader has said about an article. */
export type GivenFeedback = 'yes' | 'no' | 'told';

const key = 'helpFeedback';

/** What was said about an article, or undefined. */
export function readFeedback(articleId: number): GivenFeedback | undefined {
  return readAll()[articleId];
}

/** Keeps what was said, so that nobody is asked twice. */
export function keepFeedback(articleId: number, feedback: GivenFeedback): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readAll(), [articleId]: feedback }));
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}

function readAll(): Partial<Record<number, GivenFeedback>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
