import { languageTag, type Locale } from '../locale/locales.ts';
import {
  type DateFormat,
  dateOf,
  type DateValue,
  daysUntil,
  formatDate,
  formatShortDate,
  formatTime,
  formatWeekday,
  knownTimeZone,
  nothing,
} from './dates.ts';
import { formatDuration } from './formatDuration.ts';
import { formatFileSize } from './formatFileSize.ts';
import { isCalendarDay } from './parseIsoDate.ts';
import { listFormat, numberFormat, relativeTimeFormat } from './intl.ts';

/** Each unit with its length in seconds, and the number of it up to which it is used. */
const units = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 7],
  ['week', 604_800, 5],
  ['month', 2_629_800, 12],
  ['year', 31_557_600, Number.POSITIVE_INFINITY],
] as const;

/**
 * The distance of a moment from another, in the largest unit that fits: `3 days ago`, `in 2 hours`, `now`.
 */
function formatRelative(date: Date, now: Date | number, tag: string): string {
  const seconds = (date.getTime() - Number(now)) / 1000;
  const [unit, length] =
    units.find(([, size, limit]) => Math.abs(Math.round(seconds / size)) < limit) ?? units[6];
  const count = Math.round(seconds / length);
  // Only "now" is said in words: 24 hours are a day, but not always the calendar's yesterday.
  return relativeTimeFormat(tag, { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit);
}

/** A number that may be missing, as the server sends them. */
export type NumberValue = number | null | undefined;

/**
 * A user's preference for dates and times, as the server keeps it; unknown values fall back to the default.
 */
export interface FormatPreference {
  /** `US`, `Europe` or `ISO`. @default the order of the language */
  dateFormat?: string | null | undefined;
  /** A name of the IANA database. @default the browser's */
  timeZone?: string | null | undefined;
}

/** Formats values for display. A missing value becomes a dash. */
export interface Format {
  /** The time zone in which days begin, for `startOf` and `endOf`; undefined for the browser's. */
  timeZone: string | undefined;
  /** The day in full, for titles and where it is compared: `11/21/2026`, `21.11.2026` or `2026-11-21`. */
  date: (value: DateValue) => string;
  /** The day as it is said: `Nov 21`, or `Nov 21, 2025` in another year; show `date` of it in the title. */
  shortDate: (value: DateValue, now?: Date | number) => string;
  /** The day by its distance where it is near, to stand alone: `Tomorrow`, `In 3 days`, `Yesterday`, `Nov 21`. */
  day: (value: DateValue, now?: Date | number) => string;
  dateTime: (value: DateValue) => string;
  /** The moment as it is said: `Nov 21, 3:45 PM`; show `dateTime` of it in the title. */
  shortDateTime: (value: DateValue, now?: Date | number) => string;
  time: (value: DateValue) => string;
  /** The moment by which something is promised: `Monday, Nov 30, 18:00`, and without a time for a day of the calendar. */
  deadline: (value: DateValue, now?: Date | number) => string;
  /** How long ago something happened: `3 days ago`, `now`; never `in 3 minutes`, however slow the device's clock is. */
  ago: (value: DateValue, now?: Date | number) => string;
  /** The distance of a moment that may lie ahead: `3 days ago`, `in 2 hours`, `now`. */
  relative: (value: DateValue, now?: Date | number) => string;
  number: (value: NumberValue, options?: Intl.NumberFormatOptions) => string;
  /** `1.2M`; show `number` of the same value beside it or in its title. */
  compact: (value: NumberValue) => string;
  /** The short form for the eye, and the exact one for the title. */
  compactWithExact: (value: NumberValue) => { short: string; exact: string };
  /** A part of a hundred: 12.5 reads `12.5%`. */
  percent: (value: NumberValue) => string;
  /** US dollars, which is what the server counts in. */
  money: (value: NumberValue) => string;
  /** `$1.2K`, where there is little room, such as beside an axis. */
  compactMoney: (value: NumberValue) => string;
  /** Bytes, in units of a thousand. */
  fileSize: (bytes: NumberValue) => string;
  /** A length of time, from seconds. */
  duration: (seconds: NumberValue) => string;
  list: (items: readonly string[]) => string;
}

/** The most days ahead that are counted; later ones are named by their date. */
const mostDaysAhead = 6;

const formats = new Map<string, Format>();

/** The formats of one language and preference; the same object for the same ones. */
export function createFormat({ locale, ...preference }: FormatPreference & { locale: Locale }): Format {
  const dateFormat = knownDateFormat(preference.dateFormat);
  const { timeZone } = preference;
  const key = `${locale} ${dateFormat} ${timeZone ?? ''}`;
  const format = formats.get(key) ?? makeFormat(locale, dateFormat, timeZone);
  formats.set(key, format);
  return format;
}

function makeFormat(
  locale: Locale,
  dateFormat: DateFormat | undefined,
  preferredZone: FormatPreference['timeZone'],
): Format {
  const tag = languageTag(locale);
  // Looked up with the first date: it takes a browser milliseconds, and many a screen has no date.
  let zone: { name: string | undefined } | undefined;
  const timeZone = () => (zone ??= { name: knownTimeZone(preferredZone) }).name;
  const date = (value: DateValue) => formatDate(value, dateFormat, timeZone(), locale);
  const shortDate = (value: DateValue, now: Date | number = Date.now()) =>
    formatShortDate(value, now, dateFormat, timeZone(), locale);
  const relative = (value: DateValue, now: Date | number = Date.now()) => {
    const moment = dateOf(value);
    return moment ? formatRelative(moment, now, tag) : nothing;
  };
  const time = (value: DateValue) => formatTime(value, dateFormat, timeZone(), locale);
  const number = (value: NumberValue, options: Intl.NumberFormatOptions = {}) =>
    isNumber(value) ? numberFormat(tag, options).format(value) : nothing;
  // A bare $ in Portuguese would be taken for the Brazilian currency.
  const currencyDisplay = locale === 'pt' ? 'symbol' : 'narrowSymbol';
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay } as const;
  const compact = (value: NumberValue) => number(value, short);

  return {
    get timeZone() {
      return timeZone();
    },
    date,
    shortDate,
    day: (value, now = Date.now()) => {
      const days = daysUntil(value, now, timeZone());
      if (days === undefined || days < -1 || days > mostDaysAhead) return shortDate(value, now);
      const said = relativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
      return said.charAt(0).toLocaleUpperCase(tag) + said.slice(1);
    },
    time,
    dateTime: (value) =>
      dateOf(value) ? `${date(value)}${dateFormat === 'ISO' ? ' ' : ', '}${time(value)}` : nothing,
    shortDateTime: (value, now = Date.now()) =>
      dateOf(value) ? `${shortDate(value, now)}, ${time(value)}` : nothing,
    deadline: (value, now = Date.now()) => {
      if (!dateOf(value)) return nothing;
      const day = `${formatWeekday(value, timeZone(), locale)}, ${shortDate(value, now)}`;
      return typeof value === 'string' && isCalendarDay(value) ? day : `${day}, ${time(value)}`;
    },
    ago: (value, now = Date.now()) => relative(value, Math.max(Number(now), dateOf(value)?.getTime() ?? 0)),
    relative,
    number,
    compact,
    compactWithExact: (value) => ({ short: compact(value), exact: number(value) }),
    percent: (value) =>
      number(isNumber(value) ? value / 100 : value, { style: 'percent', maximumFractionDigits: 1 }),
    money: (value) => number(value, dollars),
    compactMoney: (value) => number(value, { ...dollars, ...short, minimumFractionDigits: 0 }),
    fileSize: (bytes) => (isNumber(bytes) ? formatFileSize(bytes, tag) : nothing),
    duration: (seconds) => (isNumber(seconds) ? formatDuration(seconds, tag) : nothing),
    list: (items) => listFormat(tag, { type: 'conjunction' }).format(items),
  };
}

function knownDateFormat(dateFormat: string | null | undefined): DateFormat | undefined {
  return dateFormat === 'US' || dateFormat === 'Europe' || dateFormat === 'ISO' ? dateFormat : undefined;
}

function isNumber(value: NumberValue): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
