import { Trans, useLingui } from '@lingui/react/macro';
import { businessCalendarOf, channelsQuery } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { AndMore, ItemBoundary } from '@my-air/feature-kit/views';
import { Card, EmptyState, TextLink, useNow } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { listReviews } from '../reviews/listReviews.ts';
import { ReviewLine } from './ReviewLine.tsx';

/** The number of channels on the card. */
const shownCount = 3;

/** The channels in review, on home: from the list of channels that home has anyway, so it asks for nothing more. */
export function ModerationCard() {
  const { t } = useLingui();
  const portal = usePortal();
  const { data: channels } = useSuspenseQuery(channelsQuery(portal.api));
  const all = listReviews(channels, [], { now: useNow(), ...businessCalendarOf(portal) });
  const reviews = all.slice(0, shownCount);

  return (
    <Card
      title={<Trans>Moderation</Trans>}
      actions={
        <TextLink render={<Link to="/moderation" />}>
          <Trans>All reviews</Trans>
        </TextLink>
      }
    >
      {reviews.length === 0 ? (
        <EmptyState title={<Trans>No channel is in review</Trans>} />
      ) : (
        <Lines aria-label={t`Channels in review`}>
          {reviews.map((review) => (
            <ItemBoundary key={review.id} of={review} as="li">
              <ReviewLine review={review} />
            </ItemBoundary>
          ))}
        </Lines>
      )}
      <AndMore count={all.length - reviews.length} render={<Link to="/moderation" />} />
    </Card>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
