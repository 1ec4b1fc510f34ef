const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** The moment that an ISO 8601 date or timestamp names; undefined when it is malformed or no such moment exists. Without an offset it is UTC. */
export function parseIsoDate(text: string | null | undefined): Date | undefined {
  const match = pattern.exec(text ?? '');
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const millisecond = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
  const offset = offsetMinutes(match[8]);
  if (offset === undefined) return undefined;

  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour, minute, second, millisecond);
  // A day or an hour that does not exist would have rolled over into the next.
  const isReal =
    local.getUTCFullYear() === year &&
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    local.getUTCHours() === hour &&
    local.getUTCMinutes() === minute &&
    local.getUTCSeconds() === second;
  return isReal ? new Date(local.getTime() - offset * 60_000) : undefined;
}

/** Whether a text names a day of the calendar, without a time: such a day is the same in every time zone. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function offsetMinutes(offset: string | undefined): number | undefined {
  if (offset === undefined || offset === 'Z') return 0;
  const hours = Number(offset.slice(1, 3));
  const minutes = Number(offset.slice(4));
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
