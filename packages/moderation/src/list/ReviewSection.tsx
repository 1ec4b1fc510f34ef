import { useLingui } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Heading, Row, Text } from '@my-air/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';

import type { Review, ReviewGroup } from '../reviews/Review.ts';
import { ReviewCard } from './ReviewCard.tsx';

export interface ReviewSectionProps {
  /** The group, which selects the heading. */
  group: ReviewGroup;
  /** The reviews of the group, in the order of their cards. */
  reviews: readonly Review[];
}

/** The reviews of one group, with their number; nothing when there are none. */
export function ReviewSection({ group, reviews }: ReviewSectionProps) {
  const { t } = useLingui();
  const titleId = useId();
  if (reviews.length === 0) return null;
  const titles: Record<ReviewGroup, string> = {
    yours: t`To do`,
    ours: t`With our team`,
    closed: t`Closed`,
  };

  return (
    <Section aria-labelledby={titleId}>
      <Row gap={2} align="baseline">
        <Heading id={titleId} level={2} size={20}>
          {titles[group]}
        </Heading>
        <Text as="span" tone="muted" isNumeric>
          {reviews.length}
        </Text>
      </Row>
      <List>
        {reviews.map((review) => (
          <ItemBoundary key={review.id} of={review} as="li">
            <ReviewCard review={review} />
          </ItemBoundary>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
