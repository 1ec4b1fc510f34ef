import { addDays, addMonths, endOfMonth, startOfMonth, type PlainDate } from './plainDate.ts';

/** A first and a last day, both within; null where none is chosen. */
export interface DateRange {
  /** The first day. */
  from: PlainDate | null;
  /** The last day. */
  to: PlainDate | null;
}

/** The ranges that are asked for most. */
export type RangePreset = 'last7' | 'last28' | 'last90' | 'thisMonth' | 'lastMonth' | 'thisYear';

/** The days of such a range, as of a day; those that count back end with that day. */
export function presetRange(preset: RangePreset, today: PlainDate): { from: PlainDate; to: PlainDate } {
  switch (preset) {
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last28':
      return { from: addDays(today, -27), to: today };
    case 'last90':
      return { from: addDays(today, -89), to: today };
    case 'thisMonth':
      return { from: startOfMonth(today), to: today };
    case 'lastMonth': {
      const month = addMonths(startOfMonth(today), -1);
      return { from: month, to: endOfMonth(month) };
    }
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** The same two days, the earlier first. */
export function ordered(one: PlainDate, other: PlainDate): { from: PlainDate; to: PlainDate } {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** A range with its days in order. */
export function orderedRange({ from, to }: DateRange): DateRange {
  return from !== null && to !== null ? ordered(from, to) : { from, to };
}
