import type { Deadline } from '@my-air/feature-api';
import { parseIsoDate } from '@my-air/i18n';

/** A deadline with its moment, which for a day is its beginning. */
export interface DatedDeadline extends Deadline {
  moment: Date;
}

/** Whether a deadline is at a day, without a time. */
export const isWholeDay = ({ at }: Pick<Deadline, 'at'>): boolean => !at.includes('T');

const day = 86_400_000;

/** The deadlines of all features that are not over, the next first; each once. */
export function listDeadlines(
  found: readonly (readonly Deadline[] | undefined)[],
  now: number,
): readonly DatedDeadline[] {
  const deadlines = new Map<string, DatedDeadline>();
  for (const deadline of found.flatMap((some) => some ?? [])) {
    const moment = parseIsoDate(deadline.at);
    if (!moment) continue;
    const end = moment.getTime() + (isWholeDay(deadline) ? day : 0);
    if (end > now) deadlines.set(deadline.id, { ...deadline, moment });
  }
  return [...deadlines.values()].sort((one, other) => one.moment.getTime() - other.moment.getTime());
}
