import { useLingui } from '@lingui/react/macro';
import { platformName } from '@my-air/feature-kit/views';
import { Avatar, Heading, PlatformMark, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Review } from '../reviews/Review.ts';
import { ReviewStatus } from './ReviewStatus.tsx';

export interface ReviewHeadProps {
  /** The review; without a title, its kind is the name. */
  review: Review;
}

/** The name of the reviewed channel or videos, and the stage. */
export function ReviewHead({ review }: ReviewHeadProps) {
  const { t, i18n } = useLingui();
  const { kind, title, picture, platform } = review;
  const kinds = { channel: t`Channel application`, check: t`Channel check`, videos: t`Video review` };
  const name = title ?? kinds[kind];

  return (
    <Head>
      <Avatar name={name} src={picture} size={48} />
      <Names>
        <Heading level={3} size={16}>
          <bdi>{name}</bdi>
        </Heading>
        <Kind forwardedAs="div" size={14} tone="muted">
          {platform && <PlatformMark platform={platform} label={platformName(platform, i18n)} />}
          {kinds[kind]}
        </Kind>
      </Names>
      <Stack align="end">
        <ReviewStatus review={review} />
      </Stack>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
`;

const Names = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Kind = styled(Text)`
  display: flex;
  gap: var(--space-2);
  align-items: center;
`;
