import { useLingui } from '@lingui/react/macro';
import { useStepperWords } from '@my-air/feature-kit/views';
import { Card, Stepper } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Review } from '../reviews/Review.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewReasons } from './ReviewReasons.tsx';
import { ReviewStepLine } from './ReviewStepLine.tsx';
import { stageTrack } from './stageTrack.ts';

export interface ReviewCardProps {
  /** The review on the card; a channel's own shows its track of stages. */
  review: Review;
}

/** One review: its name, its stage, its reasons, and its one next step. */
export function ReviewCard({ review }: ReviewCardProps) {
  const { t } = useLingui();
  const words = useStepperWords();
  const steps = stageTrack(review.stage, {
    application: t`Application`,
    review: t({ context: 'stage', message: 'Review' }),
    invitation: t`Invitation`,
  });

  return (
    <Card as="li">
      <ReviewHead review={review} />
      {review.kind === 'channel' && steps && (
        <Track>
          <Stepper label={t`Progress of the application`} steps={steps} {...words} />
        </Track>
      )}
      <ReviewReasons review={review} />
      <ReviewStepLine review={review} />
    </Card>
  );
}

const Track = styled.div`
  max-width: 40rem;

  @media (max-width: 575.98px) {
    display: none;
  }
`;
