import { addDays, startOfMonth, startOfWeek, type PlainDate } from './plainDate.ts';

/** The weeks of a day's month, always six so that a calendar keeps its height; days of other months are null. */
export function weeksOfMonth(of: PlainDate, firstDay: number): (PlainDate | null)[][] {
  const start = startOfWeek(startOfMonth(of), firstDay);
  const month = of.slice(0, 7);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const date = addDays(start, week * 7 + weekday);
      return date.startsWith(month) ? date : null;
    }),
  );
}

/** The day that a week begins with in a language's country: 0 is Sunday. */
export function firstDayOfWeek(locale: string | undefined): number {
  const language = new Intl.Locale(locale ?? new Intl.DateTimeFormat().resolvedOptions().locale).maximize();
  // Older engines have it as a property, and a few not at all.
  const known = language as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  if (week) return week.firstDay % 7;
  return sundayRegions.has(language.region ?? '') ? 0 : 1;
}

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
}

// Where the languages of the product are at home and a week begins on Sunday.
const sundayRegions = new Set(['US', 'BR', 'CA', 'MX', 'CO', 'PE', 'VE', 'IN', 'IL', 'JP', 'KR', 'PT']);
