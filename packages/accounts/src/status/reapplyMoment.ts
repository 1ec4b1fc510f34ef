import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { startOf, type TimeZone } from '@my-air/i18n';

const day = 86_400_000;

/**
 * The time from which a channel may apply again, in epoch milliseconds; NaN when the server has no date or one that
 * makes no sense.
 */
export function reapplyMoment({ join_request_not_allowed_until }: Channel, timeZone: TimeZone): number {
  return startOf(join_request_not_allowed_until, timeZone);
}

/** The time zone of the signed-in user, for code outside of components; these take it from `useFormat`. */
export function timeZoneOf({ session }: Pick<PortalContext, 'session'>): TimeZone {
  return session.getUser()?.preference?.ui_timezone;
}

/** The number of days that are left until a moment, the last one counted whole. */
export function daysUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / day));
}
