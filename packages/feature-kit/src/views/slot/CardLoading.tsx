import { Card, Grid, Row, Skeleton } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Card as CardContribution } from '../../index.ts';

export interface CardLoadingProps {
  /** The expected height of the card, in pixels; at 0 it keeps no place. */
  height: number;
  /** The expected shape of its content. @default 'lines' */
  shape?: CardContribution['shape'];
}

/** The placeholder of a card that is loading. */
export function CardLoading({ height, shape = 'lines' }: CardLoadingProps) {
  // A card that may turn out empty keeps no place.
  if (height === 0) return null;
  return (
    <Outline aria-busy="true" style={{ height }}>
      <Skeleton width="40%" />
      {shape === 'lines' && <Skeleton lines={3} />}
      {shape === 'rows' && <Lines>{Array.from({ length: rowsIn(height) }, (_, index) => row(index))}</Lines>}
      {shape === 'figures' && (
        <Grid min="8rem">{Array.from({ length: 4 }, (_, index) => figure(index))}</Grid>
      )}
    </Outline>
  );
}

const Outline = styled(Card)`
  box-sizing: border-box;
  overflow: hidden;
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

/** The number of rows that fit under the name of a card. */
const rowsIn = (height: number) => Math.max(1, Math.floor((height - 64) / 64));

const row = (key: number) => (
  <Row key={key} gap={3}>
    <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
    <Skeleton lines={2} height="0.875em" />
  </Row>
);

const figure = (key: number) => (
  <div key={key}>
    <Skeleton width="70%" height="0.875em" style={{ marginBlock: '0.25rem 0.625rem' }} />
    <Skeleton width="50%" height="1.5em" />
  </div>
);
