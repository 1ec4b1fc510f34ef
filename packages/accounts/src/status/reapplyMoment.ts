import type { Channel } from '@my-air/api-client/contract';
import { parseIsoDate } from '@my-air/i18n';

const day = 86_400_000;

/**
 * The time from which a channel may apply again; undefined when it may now or the server's date makes no
 * sense.
 */
export function reapplyMoment({ join_request_not_allowed_until }: Channel): Date | undefined {
  return parseIsoDate(join_request_not_allowed_until);
}

/** The number of days that are left, the last one counted whole. */
export function daysUntil(moment: Date, now: number): number {
  return Math.max(0, Math.ceil((moment.getTime() - now) / day));
}
