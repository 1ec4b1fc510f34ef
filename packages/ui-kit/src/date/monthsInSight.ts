import { addMonths, endOfMonth, startOfMonth, type PlainDate } from './plainDate.ts';

/** The first of the months that a calendar opens with: the day is in the last of them, because most ranges reach back; in the first where there is nothing to choose before. */
export function firstMonthFor(date: PlainDate, months: number, min: PlainDate | undefined): PlainDate {
  const first = addMonths(startOfMonth(date), 1 - months);
  return min !== undefined && endOfMonth(first) < min ? startOfMonth(date) : first;
}

/** The first of the months in sight, moved no further than a day needs to be among them. */
export function firstMonthWith(date: PlainDate, first: PlainDate, months: number): PlainDate {
  const month = startOfMonth(date);
  if (month < first) return month;
  const last = addMonths(first, months - 1);
  return month > last ? addMonths(month, 1 - months) : first;
}
