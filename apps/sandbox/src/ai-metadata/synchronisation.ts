/** How long the first page takes, and all of a channel, in milliseconds of the sandbox's clock. */
const firstPage = 3_000;
const whole = 20_000;
/** How long after a forced update the next one is refused, in milliseconds. */
export const forceCoolDown = 15 * 60_000;
/** How many videos the first page of a synchronisation brings. */
export const firstPageSize = 50;

/** The times of a synchronisation that starts now. */
export function syncFrom(now: Date) {
  const after = (delay: number) => new Date(now.getTime() + delay);
  return { syncStartedAt: now, firstPageAt: after(firstPage), syncedAt: after(whole) };
}

/** The time at which a first synchronisation brings the video of a place, 0 being the latest video. */
export function seenFrom(now: Date, place: number, count: number): Date {
  if (place < firstPageSize) return new Date(now.getTime() + firstPage);
  const share = (place - firstPageSize) / Math.max(1, count - firstPageSize);
  return new Date(now.getTime() + firstPage + share * (whole - firstPage));
}
