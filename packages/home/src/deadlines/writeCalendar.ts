import { isCalendarDay } from '@my-air/i18n';
import ical from 'ical-generator';

import type { DatedDeadline } from './listDeadlines.ts';

/**
 * Deadlines as a file for calendars (RFC 5545). The same deadline keeps its id, so that a calendar that has the file
 * already is brought up to date instead of having it twice. `origin` is the address of this site.
 */
export function writeCalendar(
  name: string,
  deadlines: readonly DatedDeadline[],
  origin: string,
  now: Date,
): string {
  const calendar = ical({ name, prodId: { company: name, product: 'Portal' } });
  for (const deadline of deadlines) {
    const { id, title, detail, moment, to } = deadline;
    calendar.createEvent({
      id: `${id}@${new URL(origin).hostname}`,
      stamp: now,
      start: moment,
      allDay: isCalendarDay(deadline.at),
      summary: title,
      ...(detail !== undefined && { description: detail }),
      url: new URL(to, origin).href,
    });
  }
  return calendar.toString();
}
