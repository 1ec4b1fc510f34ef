import { useFormat, type DateValue } from '@my-air/i18n';

export interface DateTextProps {
  /** The day, or a moment of it; a missing one is a dash. */
  value: DateValue;
  /** Whether the time of day is shown as well. @default false */
  hasTime?: boolean;
}

/** A day as it is said, `Nov 21`, with the whole date on hover. */
export function DateText({ value, hasTime = false }: DateTextProps) {
  const format = useFormat();
  return (
    <time
      title={hasTime ? format.dateTime(value) : format.date(value)}
      // In one line, but for the cards of a table that has no room for columns.
      style={{ whiteSpace: 'var(--cell-white-space, nowrap)' }}
    >
      {hasTime ? format.shortDateTime(value) : format.shortDate(value)}
    </time>
  );
}
