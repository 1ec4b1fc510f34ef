import type { Channel } from '@my-air/api-client/contract';
import { parseIsoDate } from '@my-air/i18n';

const day = 86_400_000;

/** From when a channel may ask to join again; undefined when any time will do or the server's date makes no sense. */
export function reapplyMoment({ join_request_not_allowed_until }: Channel): Date | undefined {
  return parseIsoDate(join_request_not_allowed_until);
}

/** How many days are left, the last one counted whole. */
export function daysUntil(moment: Date, now: number): number {
  return Math.max(0, Math.ceil((moment.getTime() - now) / day));
}
