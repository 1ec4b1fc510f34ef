import { Skeleton, VisuallyHidden } from '@my-air/ui-kit';

export interface LoadingProps {
  /** What is on its way, for screen readers. */
  label: string;
  /** How many lines it will have. @default 1 */
  lines?: number;
  /** The height of a line as a CSS length. @default '1em' */
  height?: string;
}

/** The place of something that is on its way. */
export function Loading({ label, lines = 1, height = '1em' }: LoadingProps) {
  return (
    <div>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <Skeleton lines={lines} height={height} />
    </div>
  );
}
