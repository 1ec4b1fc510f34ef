/** The longest delay that `setTimeout` takes, in milliseconds; with a longer one it fires at once. */
export const longestDelay = 2_147_483_647;

/** A delay that a timer can take, in milliseconds: what is longer is cut, what is negative or no number is none. */
export function capDelay(milliseconds: number): number {
  return milliseconds > 0 ? Math.min(milliseconds, longestDelay) : 0;
}
