import type { Locale } from '../locale/locales.ts';
import { languageTag } from '../locale/locales.ts';
import { dateTimeFormat } from './intl.ts';
import { isCalendarDay, parseIsoDate } from './parseIsoDate.ts';

/**
 * A value that can be shown as a date: a moment, its epoch milliseconds, or the ISO text that the server
 * sent.
 */
export type DateValue = Date | number | string | null | undefined;

/** The format in which a user has dates written. */
export type DateFormat = 'US' | 'Europe' | 'ISO';

/** The text for a value that is missing or makes no sense. */
export const nothing = '—';

/** A moment with its parts as they are on the clock of one time zone. */
interface Moment {
  date: Date;
  timeZone: string | undefined;
}

/** The day in full, in the preferred order; without a preference in the order of the language. */
export function formatDate(
  value: DateValue,
  dateFormat: DateFormat | undefined,
  timeZone: string | undefined,
  locale: Locale,
): string {
  const moment = momentOf(value, timeZone);
  if (!moment) return nothing;
  const { year, month, day } = dayParts(moment);
  switch (dateFormat) {
    case 'US':
      return `${month}/${day}/${year}`;
    case 'Europe':
      return `${day}.${month}.${year}`;
    case 'ISO':
      return `${year}-${month}-${day}`;
    case undefined:
      return dateTimeFormat(languageTag(locale), {
        ...fullDay,
        ...(moment.timeZone && { timeZone: moment.timeZone }),
      }).format(moment.date);
  }
}

/** The day as it is said: `Nov 26`, with its year unless it is this one. */
export function formatShortDate(
  value: DateValue,
  now: DateValue,
  dateFormat: DateFormat | undefined,
  timeZone: string | undefined,
  locale: Locale,
): string {
  const moment = momentOf(value, timeZone);
  const present = momentOf(now, timeZone);
  if (!moment) return nothing;
  if (dateFormat === 'ISO') return formatDate(value, dateFormat, timeZone, locale);
  const isThisYear = present !== undefined && dayParts(moment).year === dayParts(present).year;
  const tag = languageTag(locale);
  return dateTimeFormat(tag === 'en' && dateFormat === 'Europe' ? 'en-GB' : tag, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    ...(moment.timeZone && { timeZone: moment.timeZone }),
  }).format(moment.date);
}

/** The name of the weekday: `Monday`. */
export function formatWeekday(value: DateValue, timeZone: string | undefined, locale: Locale): string {
  const moment = momentOf(value, timeZone);
  if (!moment) return nothing;
  return dateTimeFormat(languageTag(locale), {
    // A full name would have to be declined behind "until" in these languages; the short one is the same in every case.
    weekday: locale === 'uk' || locale === 'ru' ? 'short' : 'long',
    ...(moment.timeZone && { timeZone: moment.timeZone }),
  }).format(moment.date);
}

/** The number of midnights from now to a moment: 1 is tomorrow. */
export function daysUntil(
  value: DateValue,
  now: DateValue,
  timeZone: string | undefined,
): number | undefined {
  const [moment, present] = [momentOf(value, timeZone), momentOf(now, timeZone)];
  if (!moment || !present) return undefined;
  return Math.round((dayOfMoment(moment) - dayOfMoment(present)) / day);
}

/** A name of the IANA database, as the preference has it; without one that is known, the browser's zone counts. */
export type TimeZone = string | null | undefined;

/**
 * The moment at which a date begins, in epoch milliseconds: a day of the calendar at its midnight in the user's time
 * zone, a moment at itself. NaN for what is no date, so that every comparison with it is false.
 */
export function startOf(value: DateValue, timeZone: TimeZone): number {
  const moment = dateOf(value)?.getTime() ?? Number.NaN;
  return isDay(value) ? midnightOf(moment, timeZone) : moment;
}

/**
 * The moment at which a date is over, in epoch milliseconds: what is valid until a day of the calendar is valid on that
 * day, until its end in the user's time zone; a moment is over at itself. NaN for what is no date.
 */
export function endOf(value: DateValue, timeZone: TimeZone): number {
  const moment = dateOf(value)?.getTime() ?? Number.NaN;
  return isDay(value) ? midnightOf(moment + day, timeZone) : moment;
}

/** The moment at which a day, given as its midnight in UTC, begins in a time zone. NaN for none. */
export function midnightOf(utc: number, timeZone: TimeZone): number {
  if (Number.isNaN(utc)) return utc;
  const zone = knownTimeZone(timeZone);
  // No zone is as far from UTC. Halved until the quarter of an hour is found: a midnight can be missing where clocks change.
  let [before, at] = [utc - 16 * hour, utc + 16 * hour];
  while (at - before > quarter) {
    const between = before + Math.floor((at - before) / 2 / quarter) * quarter;
    if (dayOfMoment({ date: new Date(between), timeZone: zone }) < utc) before = between;
    else at = between;
  }
  return at;
}

/** The time of day: with AM and PM only for English readers of US dates. */
export function formatTime(
  value: DateValue,
  dateFormat: DateFormat | undefined,
  timeZone: string | undefined,
  locale: Locale,
): string {
  const moment = momentOf(value, timeZone);
  if (!moment) return nothing;
  const isTwelveHours = languageTag(locale) === 'en' && (dateFormat ?? 'US') === 'US';
  return dateTimeFormat(languageTag(locale), {
    hour: isTwelveHours ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: isTwelveHours ? 'h12' : 'h23',
    ...(moment.timeZone && { timeZone: moment.timeZone }),
  }).format(moment.date);
}

/** The moment behind a value, or undefined when it has none. */
export function dateOf(value: DateValue): Date | undefined {
  const date = typeof value === 'string' ? parseIsoDate(value) : (value ?? undefined);
  const moment = typeof date === 'number' ? new Date(date) : date;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** The time zone when the browser knows it; otherwise the browser's own. */
export function knownTimeZone(timeZone: TimeZone): string | undefined {
  if (!timeZone) return undefined;
  try {
    dateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    // RangeError: a zone that this browser does not know.
    return undefined;
  }
}

function momentOf(value: DateValue, timeZone: string | undefined): Moment | undefined {
  const date = dateOf(value);
  if (!date) return undefined;
  return { date, timeZone: isDay(value) ? 'UTC' : timeZone };
}

const isDay = (value: DateValue) => typeof value === 'string' && isCalendarDay(value);

const fullDay = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

type DayParts = Record<'year' | 'month' | 'day', string>;

export const hour = 3_600_000;
export const day = 24 * hour;
/** Days begin at whole quarters of an hour everywhere in the world, in milliseconds. */
const quarter = hour / 4;
/** The days that were written last, by zone and quarter of an hour: a browser takes its time over each. */
const knownDays = new Map<string, DayParts>();
const mostKnownDays = 10_000;

/** The day of a moment, in epoch milliseconds, on the clock of a time zone: the midnight of that day in UTC. */
export function dayOf(moment: number, timeZone: TimeZone): number {
  return dayOfMoment({ date: new Date(moment), timeZone: knownTimeZone(timeZone) });
}

/** The Monday with which the week of a moment begins on the clock of a time zone, as `2026-11-30`. */
export function mondayOf(moment: number, timeZone: TimeZone): string {
  const today = dayOf(moment, timeZone);
  const weekday = new Date(today).getUTCDay();
  return new Date(today - ((weekday + 6) % 7) * day).toISOString().slice(0, 10);
}

function dayOfMoment(moment: Moment): number {
  const { year, month, day } = dayParts(moment);
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function dayParts({ date, timeZone }: Moment): DayParts {
  const key = `${timeZone} ${Math.floor(date.getTime() / quarter)}`;
  const known = knownDays.get(key);
  if (known) return known;
  const parts = dateTimeFormat('en', {
    ...fullDay,
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...(timeZone && { timeZone }),
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const found = { year: part('year').padStart(4, '0'), month: part('month'), day: part('day') };
  if (knownDays.size >= mostKnownDays) knownDays.clear();
  knownDays.set(key, found);
  return found;
}
