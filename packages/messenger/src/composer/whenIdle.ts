/** The longest delay in a browser that is never idle, in milliseconds. */
const longest = 3_000;
/** The delay in a browser that does not report when it is idle, in milliseconds. */
const guess = 600;

/** Calls a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function' && typeof cancelIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: longest });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, guess);
  return () => clearTimeout(id);
}
