import { Trans } from '@lingui/react/macro';
import { useCapability, usePortal } from '@my-air/feature-api';
import { Stack } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

import { AccessCard } from '../access/AccessCard.tsx';
import { aiChannelsQuery } from '../channels/channels.api.ts';
import { ChannelPanel } from '../channels/ChannelPanel.tsx';
import { ChannelSwitch } from '../channels/ChannelSwitch.tsx';
import { NoChannels } from '../channels/NoChannels.tsx';
import { useFirstPageSync } from '../channels/useFirstPageSync.ts';
import { AiMetadataPage } from '../frame/AiMetadataPage.tsx';
import { RecentJobs } from '../jobs/RecentJobs.tsx';
import { ChannelWork } from './ChannelWork.tsx';
import type { TranslationSearch } from './TranslationSearch.ts';

export interface TranslationScreenProps {
  search: TranslationSearch;
  onSearch: (search: TranslationSearch) => void;
}

/** Channels, their videos, and the translation of them. */
export function TranslationScreen({ search, onSearch }: TranslationScreenProps) {
  const { api } = usePortal();
  const isGranted = useCapability('metadata_ai_service');
  const { data: channels } = useSuspenseQuery(aiChannelsQuery(api));
  const channel = channels.find(({ platform_guid }) => platform_guid === search.channel) ?? channels[0];
  useFirstPageSync(channels);

  return (
    <AiMetadataPage
      title={<Trans>AI translation</Trans>}
      lead={<Trans>Titles and descriptions of a whole channel, in the languages of your next viewers.</Trans>}
      hasBalance={isGranted}
    >
      {!isGranted && <AccessCard />}
      {isGranted && !channel && <NoChannels />}
      {isGranted && channel && (
        <Stack gap={5}>
          <ChannelSwitch
            channels={channels}
            chosen={channel.platform_guid}
            onChoose={(id) => onSearch({ channel: id })}
          />
          <ChannelPanel channel={channel} />
          <RecentJobs channelId={channel.platform_guid} />
          <ChannelWork key={channel.platform_guid} channel={channel} search={search} onSearch={onSearch} />
        </Stack>
      )}
    </AiMetadataPage>
  );
}
