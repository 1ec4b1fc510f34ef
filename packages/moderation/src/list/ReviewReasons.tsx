import { Plural, useLingui } from '@lingui/react/macro';
import { LowMetrics } from '@my-air/feature-kit/views';
import { Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Review } from '../reviews/Review.ts';

export interface ReviewReasonsProps {
  /** The review; nothing is drawn without reasons, figures or a number of videos. */
  review: Review;
}

/** The reason for the status of a review: the server's words, and the figures that are too low. */
export function ReviewReasons({ review: { reasons, metrics, videoCount } }: ReviewReasonsProps) {
  const { t } = useLingui();

  return (
    <>
      {typeof videoCount === 'number' && (
        <Text size={14}>
          <Plural value={videoCount} one="# video" other="# videos" />
        </Text>
      )}
      {reasons.length > 0 && (
        <Reasons aria-label={t`Reasons`}>
          {reasons.map((reason, place) => (
            <Text as="li" key={`${place} ${reason}`} size={14}>
              {reason}
            </Text>
          ))}
        </Reasons>
      )}
      {metrics.length > 0 && <LowMetrics metrics={metrics} />}
    </>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 68ch;
  margin: 0;
  padding-inline-start: 1.25rem;
`;
