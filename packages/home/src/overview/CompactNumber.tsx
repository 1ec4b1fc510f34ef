import { useFormat } from '@my-air/i18n';
import { VisuallyHidden } from '@my-air/ui-kit';

export interface CompactNumberProps {
  /** The number; without one a dash is shown. */
  value: number | null | undefined;
}

/** A number, short for the eye, and exact on hover and for screen readers. */
export function CompactNumber({ value }: CompactNumberProps) {
  const { short, exact } = useFormat().compactWithExact(value);
  if (short === exact) return exact;

  return (
    <span title={exact}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{exact}</VisuallyHidden>
    </span>
  );
}
