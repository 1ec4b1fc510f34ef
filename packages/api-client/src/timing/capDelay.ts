/** The longest delay that `setTimeout` takes, in milliseconds; with a longer one it fires immediately. */
export const longestDelay = 2_147_483_647;

/** A delay that a timer can take, in milliseconds: a longer one is cut, a negative one or NaN becomes 0. */
export function capDelay(milliseconds: number): number {
  return milliseconds > 0 ? Math.min(milliseconds, longestDelay) : 0;
}
