import { Skeleton, VisuallyHidden } from '@my-air/ui-kit';

export interface LoadingProps {
  /** The name of the loading content, for screen readers. */
  label: string;
  /** The number of lines that it will have. @default 1 */
  lines?: number;
  /** The height of a line as a CSS length. @default '1em' */
  height?: string;
}

/** The placeholder of content that is loading. */
export function Loading({ label, lines = 1, height = '1em' }: LoadingProps) {
  return (
    <div>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <Skeleton lines={lines} height={height} />
    </div>
  );
}
