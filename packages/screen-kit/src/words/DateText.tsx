import { useFormat, type DateValue } from '@my-air/i18n';

export interface DateTextProps {
  /** The day, or a moment of it; a missing one is a dash. */
  value: DateValue;
}

/** A day as it is said, `Nov 21`, with the whole date on hover. */
export function DateText({ value }: DateTextProps) {
  const format = useFormat();
  return (
    <time title={format.date(value)} style={{ whiteSpace: 'nowrap' }}>
      {format.shortDate(value)}
    </time>
  );
}
