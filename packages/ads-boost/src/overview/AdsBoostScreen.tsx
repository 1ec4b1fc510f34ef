import { Trans, useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-kit';
import { NothingInScope, OnlyScope, useScope } from '@my-air/feature-kit/data';
import { HelpLink, ItemBoundary } from '@my-air/feature-kit/views';
import { Button, EmptyState, Page, Stack } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { allConfigQuery, boostChannelsQuery } from '../config/adsBoost.api.ts';
import { adsBoostPorts } from '../ports.ts';
import { AllChannelsCard } from './AllChannelsCard.tsx';
import { ChannelRow } from './ChannelRow.tsx';

/** The help article about mid-roll breaks. */
const helpArticle = 62;

/** All channels: those with the common settings, those with their own, and the effect of both. */
export function AdsBoostScreen() {
  const { t } = useLingui();
  const portal = usePortal();
  const { api } = portal;
  const addChannel = port(adsBoostPorts, 'addChannel');
  const { data: channels } = useSuspenseQuery(boostChannelsQuery(api));
  const { data: all } = useSuspenseQuery(allConfigQuery(api));
  const { includes } = useScope();
  const shown = channels.filter(includes);

  return (
    <Page
      title={t`Ads boost`}
      lead={t`Choose how many ad breaks long videos get: once for all channels, or for each channel.`}
      actions={
        <Button variant="primary" render={<Link to="/ads-boost/yt-channels/config" />}>
          <Trans>Configure all channels</Trans>
        </Button>
      }
    >
      <OnlyScope />
      <AllChannelsCard settings={all.config} channels={channels} />
      {channels.length === 0 ? (
        <EmptyState
          illustration="channels"
          title={<Trans>No connected channel yet</Trans>}
          text={<Trans>Breaks are set for YouTube channels that work with us.</Trans>}
          action={addChannel && <Button onClick={() => addChannel(portal)}>{t`Add a channel`}</Button>}
        />
      ) : (
        <Stack gap={4}>
          {shown.length === 0 && <NothingInScope />}
          <List hidden={shown.length === 0}>
            {shown.map((channel) => (
              <ItemBoundary key={channel.platform_guid} of={channel} as="li">
                <ChannelRow channel={channel} all={all.config} />
              </ItemBoundary>
            ))}
          </List>
          <HelpLink article={helpArticle}>{t`How breaks are placed`}</HelpLink>
        </Stack>
      )}
    </Page>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
