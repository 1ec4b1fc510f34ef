/**
 * The age of a stored moment by the wall clock, in milliseconds. The clock can be put back: a moment in the
 * future counts as long past, since its real age is unknown.
 */
export function ageOf(moment: number, now: number = Date.now()): number {
  return moment <= now ? now - moment : Number.POSITIVE_INFINITY;
}
