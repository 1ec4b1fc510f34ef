/** Reads `Retry-After`, given in seconds or as an HTTP date, as seconds from now. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  // Date.parse takes much that is no HTTP date, "-5" among it; those begin with the day of the week.
  const at = /^[a-z]{3}/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
