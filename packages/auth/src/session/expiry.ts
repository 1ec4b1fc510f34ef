import { parseIsoDate } from '@my-air/i18n';

const minute = 60_000;
/** The assumed lifetime of a session when the server does not say. */
export const defaultLifetime = 5 * minute;
/** The delay of the next check after one that got no answer. */
export const postponement = minute;
const shortestLifetime = minute / 2;
/** No session of ours is longer; a longer one comes from clocks that disagree. */
const longestLifetime = 12 * 60 * minute;

/**
 * The time at which the server has to be asked again. A date that lies in the past or too far ahead comes
 * from clocks that disagree; believing it would ask at every step, or never.
 */
export function expiryOf(expiresAt: string | null | undefined, now: number): number {
  const lifetime = (parseIsoDate(expiresAt)?.getTime() ?? Number.NaN) - now;
  const isBelievable = lifetime > 0 && lifetime <= longestLifetime;
  return now + (isBelievable ? Math.max(lifetime, shortestLifetime) : defaultLifetime);
}
