import { startOf, type TimeZone } from '@my-air/i18n';

import type { Game } from '../contract.ts';

/** The date from which a game can be played, while it is in the future. `now` is in epoch milliseconds. */
export function opening(
  { available_from }: Pick<Game, 'available_from'>,
  now: number,
  timeZone: TimeZone,
): string | undefined {
  return available_from && startOf(available_from, timeZone) > now ? available_from : undefined;
}
