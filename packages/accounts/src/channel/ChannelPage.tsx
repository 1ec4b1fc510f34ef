import { Trans } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { hasCapability, useContributions, usePortal, useUser, type ChannelPart } from '@my-air/feature-kit';
import { channelKey } from '@my-air/feature-kit/data';
import { AllFailedAgain, BackLink, Slot, Column, Columns } from '@my-air/feature-kit/views';
import { Button, Page, Row, Stack, useIsWide } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { RemoveChannel } from '../removal/RemoveChannel.tsx';
import { withoutChannel } from './channelInAddress.ts';
import { ChannelName, IdentityFacts } from './ChannelIdentity.tsx';
import type { ChannelsScreenProps } from './ChannelsScreen.tsx';
import { ChannelState } from './ChannelState.tsx';
import { ChannelStepper } from './ChannelStepper.tsx';

export interface ChannelPageProps extends ChannelsScreenProps {
  /** The channel that the page is about. */
  channel: Channel;
}

/** Everything about one channel: what it is, its next step, and the part of each feature about it. */
export function ChannelPage({ channel, ...list }: ChannelPageProps) {
  const parts = useParts(channel);
  const main = parts.filter(({ place }) => place === 'main');
  const aside = parts.filter(({ place }) => place === 'aside');
  // As on home.
  const isWide = useIsWide('md');

  return (
    <Whole>
      <Row justify="between" gap={3} wrap>
        <BackLink render={<Link to="." search={withoutChannel} />} />
        <ChannelStepper channel={channel} {...list} />
      </Row>
      <Page
        // Parts of another channel begin anew: nothing that was opened in them is kept.
        key={channelKey(channel)}
        title={<ChannelName channel={channel} />}
        lead={<IdentityFacts channel={channel} isLinked />}
      >
        <AllFailedAgain>
          {isWide ? (
            <Columns>
              <Column>
                <ChannelState channel={channel} />
                <Parts parts={main} channel={channel} />
              </Column>
              <Column>
                <Parts parts={aside} channel={channel} />
              </Column>
            </Columns>
          ) : (
            <Column>
              <ChannelState channel={channel} />
              <Parts parts={parts} channel={channel} />
            </Column>
          )}
        </AllFailedAgain>
        <RemoveChannel channel={channel} />
      </Page>
    </Whole>
  );
}

interface PartsProps {
  /** The parts of a column, from its top. */
  parts: readonly ChannelPart[];
  channel: Channel;
}

/** Parts below each other, each in a place of its own; a screen shows two of them first. */
function Parts({ parts, channel }: PartsProps) {
  return parts.map(({ id, label, height = 200, shape, Component }, index) => (
    <Slot key={id} name={`channel-${id}`} label={label} height={height} shape={shape} isFirst={index < 2}>
      <Component channel={channel} />
    </Slot>
  ));
}

/** The parts that features have about a channel, for this user. */
function useParts(channel: Channel): readonly ChannelPart[] {
  const portal = usePortal();
  const user = useUser();
  return useContributions('channelParts').filter(
    ({ capability, isFor }) =>
      (!capability || hasCapability(user, capability)) && (isFor?.(channel, portal) ?? true),
  );
}

/** The place of a channel that is not among those of the user: it was disconnected, or its address is wrong. */
export function ChannelMissing() {
  return (
    <Page
      title={<Trans>Channel not found</Trans>}
      lead={<Trans>It is not among your channels. It may be disconnected, or the link is wrong.</Trans>}
    >
      <Row>
        <Button variant="primary" render={<Link to="." search={{}} />}>
          <Trans>Show all channels</Trans>
        </Button>
      </Row>
    </Page>
  );
}

const Whole = styled(Stack)`
  width: 100%;
  max-width: 75rem;
  margin-inline: auto;
`;
