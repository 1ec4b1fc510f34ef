import { Card, Skeleton } from '@my-air/ui-kit';

export interface CardLoadingProps {
  /** How tall the card will be, in pixels; a card of no height keeps no place. */
  height: number;
}

/** A tall place full of bars would look like a shelf; a few say as well that something is on its way. */
const mostLines = 4;

/** The place of a card that is on its way. */
export function CardLoading({ height }: CardLoadingProps) {
  // A card that may turn out empty keeps no place.
  if (height === 0) return null;
  return (
    <Card aria-busy="true" style={{ minHeight: height, boxSizing: 'border-box' }}>
      <Skeleton width="40%" />
      <Skeleton lines={Math.min(mostLines, Math.max(1, Math.floor((height - 96) / 24)))} />
    </Card>
  );
}
