/**
 * How long ago a stored moment is by the wall clock, in milliseconds. The clock can be put back: a moment in the
 * future counts as long past, since nobody can say how long ago it was.
 */
export function ageOf(moment: number, now: number = Date.now()): number {
  return moment <= now ? now - moment : Number.POSITIVE_INFINITY;
}
