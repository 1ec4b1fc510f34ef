/**
 * The longest time that a timer can count, in whole seconds: one beyond 2,147,483,647 ms fires immediately.
 */
const longestTimer = 2_147_483;

/** Reads `Retry-After`, given in seconds or as an HTTP date, as seconds from now, at most what a timer can count. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Math.min(Number(header), longestTimer);
  // Date.parse accepts many texts that are not HTTP dates, such as "-5"; those begin with the day of the
  // week.
  // oxlint-disable-next-line my-air/date-of-text -- an HTTP date, which is no ISO text; this package is below i18n
  const at = /^[a-z]{3}/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.min(Math.max(0, Math.ceil((at - now) / 1000)), longestTimer);
}
