import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { platformName } from '@my-air/feature-kit/views';
import {
  Avatar,
  Heading,
  PlatformMark,
  Row,
  Stack,
  Text,
  VerifiedIcon,
  VisuallyHidden,
  type HeadingLevel,
} from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SubscriberCount } from './SubscriberCount.tsx';

export interface ChannelIdentityProps {
  /** The channel that is identified. */
  channel: Channel;
  /** The rank of its name among the headings. @default 2 */
  level?: HeadingLevel;
  /** The name as a link. @default the name as text */
  name?: ReactNode;
}

/** The identity of a channel: picture, name, platform, audience. */
export function ChannelIdentity({ channel, level = 2, name }: ChannelIdentityProps) {
  const { t, i18n } = useLingui();
  const { title, platform, username, subscriber_count, thumbnail_image, is_verified } = channel;

  return (
    <Row gap={3} align="center" wrap>
      <Avatar name={title} src={thumbnail_image} size={48} />
      <Words gap={0}>
        <Row gap={2}>
          <Heading level={level} size={16}>
            {name ?? <bdi>{title}</bdi>}
          </Heading>
          {Boolean(is_verified) && (
            <>
              <Verified aria-hidden />
              <VisuallyHidden>{t`Verified`}</VisuallyHidden>
            </>
          )}
        </Row>
        <Facts forwardedAs="div" size={14} tone="muted">
          <PlatformMark platform={platform} label={platformName(platform, i18n)} />
          {username && <bdi>@{username.replace(/^@/, '')}</bdi>}
          {typeof subscriber_count === 'number' && (
            <SubscriberCount count={subscriber_count} platform={platform} />
          )}
        </Facts>
      </Words>
    </Row>
  );
}

/** With large text on a phone, where a word has no room beside the picture, the words are below it. */
const Words = styled(Stack)`
  flex: 1 1 6rem;
`;

const Verified = styled(VerifiedIcon)`
  flex-shrink: 0;
  width: 1.125rem;
  height: 1.125rem;
  color: var(--color-accent-text);
`;

const Facts = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
`;
