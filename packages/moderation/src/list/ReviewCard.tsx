import { ApplicationTrack } from '@my-air/feature-kit/views';
import { Card } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Review } from '../reviews/Review.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewReasons } from './ReviewReasons.tsx';
import { ReviewStepLine } from './ReviewStepLine.tsx';

export interface ReviewCardProps {
  /** The review on the card; a channel's own shows its track of stages. */
  review: Review;
}

/** One review: its name, its stage, its reasons, and its one next step. */
export function ReviewCard({ review }: ReviewCardProps) {
  return (
    <Card as="li">
      <ReviewHead review={review} />
      {review.kind === 'channel' && (
        <Track>
          <ApplicationTrack status={review.stage} />
        </Track>
      )}
      <ReviewReasons review={review} />
      <ReviewStepLine review={review} />
    </Card>
  );
}

const Track = styled.div`
  max-width: 40rem;

  &:empty {
    display: none;
  }
`;
