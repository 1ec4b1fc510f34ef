/** What is asked for is done after so long even in a browser that is never idle, in milliseconds. */
const longest = 3_000;
/** Where the browser does not say when it is idle, this is waited for, in milliseconds. */
const guess = 600;

/** Does something once the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function' && typeof cancelIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: longest });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, guess);
  return () => clearTimeout(id);
}
