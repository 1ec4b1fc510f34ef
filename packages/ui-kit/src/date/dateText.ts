import { plainDate, type PlainDate } from './plainDate.ts';

/** The order in which a person writes a day: `11/21/2026`, `21.11.2026` or `2026-11-21`. */
export type DateLayout = 'US' | 'Europe' | 'ISO';

/** A day as the person writes it. */
export function dateText(date: PlainDate, layout: DateLayout): string {
  const [year, month, day] = date.split('-');
  switch (layout) {
    case 'US':
      return `${month}/${day}/${year}`;
    case 'Europe':
      return `${day}.${month}.${year}`;
    case 'ISO':
      return date;
  }
}

/**
 * The day that a typed text means, in the person's own order; a year first is always ISO's order.
 * Separators are free, zeros may be left out, and so may the century, or the year when it is the present one.
 */
export function parseDateText(text: string, layout: DateLayout, today: PlainDate): PlainDate | undefined {
  const numbers = text.trim().match(/^(\d{1,4})[\s.,/-]+(\d{1,2})(?:[\s.,/-]+(\d{1,4}))?\.?$/);
  const digits = numbers?.slice(1).filter((part) => part !== undefined) ?? unseparated(text.trim(), layout);
  if (!digits) return undefined;
  const [first = '', second = '', third] = digits;
  const yearFirst = first.length === 4 || (layout === 'ISO' && third !== undefined);
  if (yearFirst) return third === undefined ? undefined : dayOf(first, second, third, today);
  const year = third ?? today.slice(0, 4);
  return layout === 'Europe' ? dayOf(year, second, first, today) : dayOf(year, first, second, today);
}

/** Eight digits in a row, as number pads write them. */
function unseparated(text: string, layout: DateLayout): string[] | undefined {
  const pattern = layout === 'ISO' ? /^(\d{4})(\d{2})(\d{2})$/ : /^(\d{2})(\d{2})(\d{4})$/;
  return text.match(pattern)?.slice(1);
}

function dayOf(year: string, month: string, day: string, today: PlainDate): PlainDate | undefined {
  if (year.length === 3 || year.length === 1 || day.length > 2) return undefined;
  const century = year.length === 2 ? today.slice(0, 2) : '';
  return plainDate(Number(century + year), Number(month), Number(day));
}
