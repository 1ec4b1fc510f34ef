import { Trans } from '@lingui/react/macro';
import { NothingInScope, OnlyScope, useChannelInScope, useScope } from '@my-air/feature-kit/data';
import { port, useCapability, usePortal } from '@my-air/feature-kit';
import { Skeleton, Stack } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { readCampaignPackage } from '../campaign/campaignPackage.ts';
import { ChannelPanel } from '../channels/ChannelPanel.tsx';
import { aiChannelsQuery } from '../channels/channels.api.ts';
import { ChannelSwitch } from '../channels/ChannelSwitch.tsx';
import { AiMetadataPage } from '../frame/AiMetadataPage.tsx';
import { aiMetadataPorts } from '../ports.ts';
import { ChannelWork } from './ChannelWork.tsx';
import type { TranslationSearch } from './TranslationSearch.ts';
import { AccessCard } from '../access/AccessCard.tsx';
import { NoChannels } from '../channels/NoChannels.tsx';
import { RunScreen } from '../runs/RunScreen.tsx';
import { RecentJobs } from '../jobs/RecentJobs.tsx';

export interface TranslationScreenProps {
  /** The search parameters; an unknown channel in them shows the first one. */
  search: TranslationSearch;
  /** Called with the whole new search parameters. */
  onSearch: (search: TranslationSearch) => void;
}

/** Channels, their videos, and the translation of them. */
export function TranslationScreen(props: TranslationScreenProps) {
  const { config } = usePortal();
  const isGranted = useCapability('metadata_ai_service');
  const showOffer = () => {
    const offer = readCampaignPackage(config.campaigns.aiMetadata);
    if (offer !== undefined) port(aiMetadataPorts, 'showPackage')?.(offer);
  };

  return (
    <AiMetadataPage
      title={<Trans>AI translation</Trans>}
      lead={<Trans>Titles and descriptions of a whole channel, in the languages of your next viewers.</Trans>}
      hasBalance={isGranted}
    >
      <Suspense fallback={<Skeleton lines={4} height="1.5rem" />}>
        {/* A user who came for an offer sees it as soon as it can be bought. */}
        {isGranted ? <Channels {...props} /> : <AccessCard onGranted={showOffer} />}
      </Suspense>
    </AiMetadataPage>
  );
}

function Channels({ search, onSearch }: TranslationScreenProps) {
  const { api } = usePortal();
  const { data: all } = useSuspenseQuery(aiChannelsQuery(api));
  const { includes } = useScope();
  const { channel, channels, isNarrowed, follow } = useChannelInScope(all, search.channel);
  if (all.length === 0) return <NoChannels />;

  if (search.mode === 'channels' && all.length > 1)
    return <RunScreen channels={all} search={search} onSearch={onSearch} />;

  if (!channel) {
    return (
      <>
        <OnlyScope />
        <NothingInScope />
      </>
    );
  }

  return (
    <Stack gap={5}>
      {isNarrowed && <OnlyScope />}
      <ChannelSwitch
        channels={channels}
        chosen={channel.platform_guid}
        together={isNarrowed ? all.filter(includes) : [channel]}
        onChoose={(id) => {
          follow(id);
          onSearch({ channel: id });
        }}
      />
      <ChannelPanel channel={channel} isNamed={channels.length > 1} />
      <RecentJobs channelId={channel.platform_guid} />
      <ChannelWork key={channel.platform_guid} channel={channel} search={search} onSearch={onSearch} />
    </Stack>
  );
}
