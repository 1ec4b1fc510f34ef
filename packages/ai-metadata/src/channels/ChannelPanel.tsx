import { Trans, useLingui } from '@lingui/react/macro';
import { BindingReason, ItemBoundary } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Avatar, Banner, Button, Card, Row, Stack, Text, TextLink } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { AiChannel } from '../contract.ts';
import { ChannelStateTags } from './ChannelStateTags.tsx';
import { DisconnectButton } from './DisconnectButton.tsx';
import { ForceUpdateButton } from './ForceUpdateButton.tsx';
import { useConnectChannel } from './useConnectChannel.ts';

export interface ChannelPanelProps {
  /** The channel in work. */
  channel: AiChannel;
  /** Whether its name is already shown elsewhere. @default false */
  isNamed?: boolean;
}

/** The panel of the channel in work: its name, its states, and the action that it needs. */
export function ChannelPanel({ channel, isNamed = false }: ChannelPanelProps) {
  return (
    <ItemBoundary of={channel}>
      <Panel channel={channel} isNamed={isNamed} />
    </ItemBoundary>
  );
}

function Panel({ channel, isNamed }: Required<ChannelPanelProps>) {
  const { t } = useLingui();
  const format = useFormat();
  const { connect, binding } = useConnectChannel(channel);
  const { title, description, url, statistic_url, synced_video_count, video_count } = channel;
  const [subscribers, synced, all] = [
    format.compact(channel.subscriber_count),
    format.number(synced_video_count),
    format.number(video_count),
  ];

  return (
    <Card as="article" aria-label={title}>
      <Head>
        <Row gap={4} align="start">
          <Avatar name={title} src={channel.thumbnail_image} size={56} />
          <Stack gap={1} style={{ minWidth: 0 }}>
            {!isNamed && (
              <Text weight="bold" dir="auto">
                {title}
              </Text>
            )}
            <Text size={14} tone="muted">
              {t`${subscribers} subscribers`}
              {typeof video_count === 'number' &&
                typeof synced_video_count === 'number' &&
                ` · ${t`${synced} of ${all} videos loaded`}`}
            </Text>
            {description && (
              <Clamped size={14} tone="muted" dir="auto">
                {description}
              </Clamped>
            )}
            <ChannelStateTags channel={channel} />
          </Stack>
        </Row>
        <Row gap={3} wrap>
          {url && (
            <TextLink href={url} externalLabel={t`opens another site`}>
              <Trans>Open on YouTube</Trans>
            </TextLink>
          )}
          {statistic_url && (
            <TextLink href={statistic_url} externalLabel={t`opens another site`}>
              <Trans>Statistics</Trans>
            </TextLink>
          )}
          <ForceUpdateButton channel={channel} />
          <DisconnectButton key={channel.platform_guid} channel={channel} />
        </Row>
      </Head>
      {channel.is_access_revoked && (
        <Banner
          tone="critical"
          title={<Trans>YouTube revoked our access</Trans>}
          action={
            <Button size="s" variant="primary" onClick={connect} {...binding.control}>
              <Trans>Reconnect</Trans>
            </Button>
          }
        >
          <Trans>Nothing is lost: a running translation waits and continues once you reconnect.</Trans>
        </Banner>
      )}
      {channel.is_affecting_balance === false && (
        <Text size={14} tone="muted">
          <Trans>Translations of this channel are free.</Trans>
        </Text>
      )}
      <BindingReason action={binding} />
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  align-items: start;
  justify-content: space-between;
`;

const Clamped = styled(Text)`
  display: -webkit-box;
  max-width: 60ch;
  overflow: hidden;
  -webkit-line-clamp: 1;
  -webkit-box-orient: vertical;
`;
