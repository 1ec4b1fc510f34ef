import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { channelKey, channelsQuery, useChannelFigures, useScope } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { AndMore, ItemBoundary, QueryView } from '@my-air/feature-kit/views';
import { Button, Card, EmptyState, SkeletonList, Stack, TextLink, useNow } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { ChannelLine } from './ChannelLine.tsx';
import { needsUser } from '../channel/findChannels.ts';

/**
 * The creator's channels on home: each with its views, its status and its issues. Loads, fails and empties
 * independently.
 */
export function ChannelsCard() {
  const { t } = useLingui();
  const { api, modals } = usePortal();
  const now = useNow();
  const { timeZone } = useFormat();
  const query = useQuery(channelsQuery(api));
  const scope = useScope();
  const { length: count } = scope.channels ?? query.data ?? [];
  const { figuresOf, isCounting } = useChannelFigures();
  const waiting = <SkeletonList label={t`Loading channels`} count={5} />;

  return (
    <Card
      title={<Trans>Channels</Trans>}
      actions={
        <TextLink render={<Link to="/accounts/youtube" />}>
          <Trans>All channels</Trans>
        </TextLink>
      }
    >
      <QueryView query={query} pending={waiting} failed={<Trans>The channels could not be loaded</Trans>}>
        {(channels) => {
          if (channels.length === 0) {
            return (
              <EmptyState
                illustration="channels"
                title={<Trans>No channel yet</Trans>}
                text={<Trans>Add one to see its status, what it earns from and what to do next.</Trans>}
                action={
                  modals.has('add-channel') && (
                    <Button onClick={() => void modals.open('add-channel', { referer: 'dashboard' })}>
                      <Trans>Add your first channel</Trans>
                    </Button>
                  )
                }
              />
            );
          }
          return (
            <Stack as="ul" gap={0} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {mostPressing(scope.channels ?? channels, { now, timeZone }).map((channel) => (
                <ItemBoundary key={channelKey(channel)} of={channel} as="li">
                  <ChannelLine channel={channel} days={figuresOf(channel)?.days} isCounting={isCounting} />
                </ItemBoundary>
              ))}
            </Stack>
          );
        }}
      </QueryView>
      <AndMore count={count - shownAtMost} render={<Link to="/accounts/youtube" />} />
    </Card>
  );
}

/** The number of channels on home; the others are one link away. */
const shownAtMost = 6;

/** The channels to show: those that wait for the creator come first. */
function mostPressing(
  channels: readonly Channel[],
  clock: Parameters<typeof needsUser>[1],
): readonly Channel[] {
  const isWaiting = (channel: Channel) => needsUser(channel, clock);
  const others = channels.filter((channel) => !isWaiting(channel));
  return [...channels.filter(isWaiting), ...others].slice(0, shownAtMost);
}
