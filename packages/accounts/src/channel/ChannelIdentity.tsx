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
  TextLink,
  VerifiedIcon,
  VisuallyHidden,
  type HeadingLevel,
} from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SubscriberCount } from './SubscriberCount.tsx';

interface IdentifiedProps {
  /** The channel that is identified. */
  channel: Channel;
}

export interface ChannelIdentityProps extends IdentifiedProps {
  /** The rank of its name among the headings. @default 2 */
  level?: HeadingLevel;
  /** The name as a link. @default the name as text */
  name?: ReactNode;
}

/** The identity of a channel: picture, name, platform, audience. */
export function ChannelIdentity({ channel, level = 2, name }: ChannelIdentityProps) {
  const { title, thumbnail_image, is_verified } = channel;

  return (
    <Row gap={3} align="center" wrap>
      <Avatar name={title} src={thumbnail_image} size={48} />
      <Words gap={0}>
        <Row gap={2}>
          <Heading level={level} size={16}>
            {name ?? <bdi>{title}</bdi>}
          </Heading>
          {Boolean(is_verified) && <Verified />}
        </Row>
        <IdentityFacts channel={channel} />
      </Words>
    </Row>
  );
}

/** The name of a channel beside its picture, as the title of a page. */
export function ChannelName({ channel: { title, thumbnail_image, is_verified } }: IdentifiedProps) {
  return (
    <Name>
      <Avatar name={title} src={thumbnail_image} size={48} />
      <bdi>{title}</bdi>
      {Boolean(is_verified) && <Verified />}
    </Name>
  );
}

/** That the platform has confirmed whose channel it is. */
function Verified() {
  const { t } = useLingui();
  return (
    <>
      <Mark aria-hidden />
      <VisuallyHidden>{t`Verified`}</VisuallyHidden>
    </>
  );
}

export interface IdentityFactsProps extends IdentifiedProps {
  /** Whether the platform is a link to the channel there. @default false */
  isLinked?: boolean;
}

/** The platform, the handle and the audience of a channel, in one line. */
export function IdentityFacts({ channel, isLinked = false }: IdentityFactsProps) {
  const { t, i18n } = useLingui();
  const { platform, username, subscriber_count, url } = channel;
  const name = platformName(platform, i18n);
  return (
    <Facts forwardedAs="span" size={14} tone="muted">
      <PlatformMark platform={platform} label={name} />
      {username && <bdi>@{username.replace(/^@/, '')}</bdi>}
      {typeof subscriber_count === 'number' && (
        <SubscriberCount count={subscriber_count} platform={platform} />
      )}
      {isLinked && url && (
        <TextLink href={url} externalLabel={t`(opens another site)`}>
          {t`Open on ${name}`}
        </TextLink>
      )}
    </Facts>
  );
}

/** With large text on a phone, where a word has no room beside the picture, the words are below it. */
const Words = styled(Stack)`
  flex: 1 1 6rem;
`;

const Name = styled.span`
  display: inline-flex;
  gap: var(--space-3);
  align-items: center;
`;

const Mark = styled(VerifiedIcon)`
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
