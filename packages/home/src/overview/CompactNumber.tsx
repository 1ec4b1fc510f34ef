import { useFormat } from '@my-air/i18n';
import { VisuallyHidden } from '@my-air/ui-kit';

export interface CompactNumberProps {
  value: number | null | undefined;
}

/** A number short for the eye, and exact for the pointer and the screen reader. */
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
