import type { Deadline } from '@my-air/feature-kit';
import { endOf, parseIsoDate, type TimeZone } from '@my-air/i18n';

/** A deadline with its moment, which for a day is its beginning. */
export interface DatedDeadline extends Deadline {
  moment: Date;
}

/** The deadlines of all features that are not over, the next first; each once. */
export function listDeadlines(
  found: readonly (readonly Deadline[] | undefined)[],
  now: number,
  timeZone: TimeZone,
): readonly DatedDeadline[] {
  const deadlines = new Map<string, DatedDeadline>();
  for (const deadline of found.flatMap((some) => some ?? [])) {
    const moment = parseIsoDate(deadline.at);
    if (!moment) continue;
    if (endOf(deadline.at, timeZone) > now) deadlines.set(deadline.id, { ...deadline, moment });
  }
  return [...deadlines.values()].sort((one, other) => one.moment.getTime() - other.moment.getTime());
}
