import type { Deadline } from '@my-air/feature-kit';
import { isCalendarDay, parseIsoDate } from '@my-air/i18n';

/** A deadline with its moment, which for a day is its beginning. */
export interface DatedDeadline extends Deadline {
  moment: Date;
}

/** The deadlines of all features that are not over, the next first; each once. */
export function listDeadlines(
  found: readonly (readonly Deadline[] | undefined)[],
  now: number,
): readonly DatedDeadline[] {
  const deadlines = new Map<string, DatedDeadline>();
  for (const deadline of found.flatMap((some) => some ?? [])) {
    const moment = parseIsoDate(deadline.at);
    if (!moment) continue;
    if (endOf(deadline.at, moment) > now) deadlines.set(deadline.id, { ...deadline, moment });
  }
  return [...deadlines.values()].sort((one, other) => one.moment.getTime() - other.moment.getTime());
}

/** The moment at which a deadline is over: a day of the calendar ends at midnight on this device. */
function endOf(at: string, moment: Date): number {
  if (!isCalendarDay(at)) return moment.getTime();
  return new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1).getTime();
}
