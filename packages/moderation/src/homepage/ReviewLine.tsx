import { Trans } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { ReviewStatus } from '../list/ReviewStatus.tsx';
import type { Review } from '../reviews/Review.ts';

export interface ReviewLineProps {
  /** The review in the line. */
  review: Review;
}

/** A channel in review in a few words: its name, its stage, and when it can apply again. */
export function ReviewLine({ review }: ReviewLineProps) {
  const format = useFormat();
  const { title, step } = review;
  const date = step.kind === 'wait' ? format.shortDate(step.until) : '';

  return (
    <Line>
      <Name gap={1}>
        <Text weight="medium">
          <bdi>{title}</bdi>
        </Text>
        {date !== '' && (
          <Text size={14} tone="muted" title={step.kind === 'wait' ? format.date(step.until) : undefined}>
            <Trans>You can apply again on {date}.</Trans>
          </Text>
        )}
      </Name>
      <ReviewStatus review={review} />
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  justify-content: space-between;
`;

const Name = styled(Stack)`
  flex: 1 1 9rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
