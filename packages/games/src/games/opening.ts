import { parseIsoDate } from '@my-air/i18n';

import type { Game } from '../contract.ts';

/** From when a game can be played, while that is in the future. `now` is in epoch milliseconds. */
export function opening({ available_from }: Pick<Game, 'available_from'>, now: number): Date | undefined {
  const moment = parseIsoDate(available_from);
  return moment && moment.getTime() > now ? moment : undefined;
}
