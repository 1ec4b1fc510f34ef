/** A day of the calendar, `YYYY-MM-DD`: the same day in every time zone. Such texts sort by time. */
export type PlainDate = string;

const day = 86_400_000;

/** Whether a text is a day that exists. */
export function isPlainDate(text: string): boolean {
  const [year, month, date] = parts(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && plainDate(year, month, date) === text;
}

/** The day with these numbers, months and days from one; undefined when there is none. */
export function plainDate(year: number, month: number, date: number): PlainDate | undefined {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12)) return undefined;
  return date >= 1 && date <= daysInMonth(year, month) ? write(year, month, date) : undefined;
}

/** The day so many days later. */
export function addDays(from: PlainDate, days: number): PlainDate {
  return fromTime(timeOf(from) + days * day);
}

/** The same day of a month so many months later, or that month's last. */
export function addMonths(from: PlainDate, months: number): PlainDate {
  const [year, month, date] = parts(from);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return write(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
}

/** The first day of a day's month. */
export function startOfMonth(of: PlainDate): PlainDate {
  return `${of.slice(0, 7)}-01`;
}

/** The last day of a day's month. */
export function endOfMonth(of: PlainDate): PlainDate {
  return addDays(addMonths(startOfMonth(of), 1), -1);
}

/** The first day of a day's week; `firstDay` is 0 for a week that begins on Sunday. */
export function startOfWeek(of: PlainDate, firstDay: number): PlainDate {
  const weekday = new Date(timeOf(of)).getUTCDay();
  return addDays(of, -((weekday - firstDay + 7) % 7));
}

/** The present day in the time zone of the browser, or in a time zone of the IANA database. */
export function todayIn(timeZone?: string): PlainDate {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const values = new Map(format.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  return `${values.get('year')}-${values.get('month')}-${values.get('day')}`;
}

/** A day between two others, or the one of them that is nearer. */
export function clampDate(
  date: PlainDate,
  min: PlainDate | undefined,
  max: PlainDate | undefined,
): PlainDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** The moment that a day begins in UTC, for formats that count in UTC. */
export function timeOf(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromTime(time: number): PlainDate {
  return new Date(time).toISOString().slice(0, 10);
}

function daysInMonth(year: number, month: number): number {
  const end = new Date(0);
  end.setUTCFullYear(year, month, 0);
  return end.getUTCDate();
}

function write(year: number, month: number, date: number): PlainDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

function parts(text: string): [number, number, number] {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = text.split('-').map(Number);
  return [year, month, date];
}
