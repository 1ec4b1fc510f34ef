import { relativeTimeFormat } from './intl.ts';

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
export function formatRelative(date: Date, now: Date | number, tag: string): string {
  const seconds = (date.getTime() - Number(now)) / 1000;
  const [unit, length] =
    units.find(([, size, limit]) => Math.abs(Math.round(seconds / size)) < limit) ?? units[6];
  const count = Math.round(seconds / length);
  // Only "now" is said in words: 24 hours are a day, but not always the calendar's yesterday.
  return relativeTimeFormat(tag, { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit);
}
