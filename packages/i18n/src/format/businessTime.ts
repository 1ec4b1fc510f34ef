import { day, dayOf, hour, midnightOf, startOf, type DateValue, type TimeZone } from './dates.ts';

/** The time that a team that works on business days takes for something: whole days, or hours of a day. */
export type BusinessTime = { days: number } | { hours: number };

/** The days on which a team works, as a user sees them. */
export interface BusinessCalendar {
  /** The zone of the user, on whose clock the days are counted. */
  timeZone: TimeZone;
  /** Days from Monday to Friday on which the team does not work, such as `2026-12-25`. */
  holidays: readonly string[];
}

/** The hours of a business day, on the clock of the user. */
const opening = 9;
const closing = 18;
const halfHour = hour / 2;

/**
 * The moment by which a team that works from Monday to Friday is done: the end of the last of its business days, of which
 * the day of the start is none, or its hours later, in full half hours. Undefined for what is no date.
 */
export function dueAt(
  start: DateValue,
  time: BusinessTime,
  { timeZone, holidays }: BusinessCalendar,
): Date | undefined {
  const moment = startOf(start, timeZone);
  if (Number.isNaN(moment)) return undefined;
  const isBusinessDay = (midnight: number) => {
    const date = new Date(midnight);
    return date.getUTCDay() % 6 !== 0 && !holidays.includes(date.toISOString().slice(0, 10));
  };
  // Counted back from the next midnight: where clocks change, they do so at night.
  const at = (midnight: number, hours: number) => midnightOf(midnight + day, timeZone) - (24 - hours) * hour;

  let today = dayOf(moment, timeZone);
  if ('days' in time) {
    for (let left = time.days; left > 0; left -= Number(isBusinessDay(today))) today += day;
    return new Date(at(today, closing));
  }
  for (let left = time.hours * hour; ; today += day) {
    if (!isBusinessDay(today)) continue;
    const from = Math.max(moment, at(today, opening));
    const room = Math.max(0, at(today, closing) - from);
    if (left <= room) return new Date(Math.ceil((from + left) / halfHour) * halfHour);
    left -= room;
  }
}
