import { Trans, useLingui } from '@lingui/react/macro';
import { Banner, Tabs } from '@my-air/ui-kit';
import { useState } from 'react';

import { AutoMode } from '../auto/AutoMode.tsx';
import { LeaveAutoDialog } from '../auto/LeaveAutoDialog.tsx';
import type { AiChannel } from '../contract.ts';
import { VideoList } from '../videos/VideoList.tsx';
import { filtersOf, type TranslationSearch } from './TranslationSearch.ts';

export interface ChannelWorkProps {
  channel: AiChannel;
  search: TranslationSearch;
  onSearch: (search: TranslationSearch) => void;
}

/** What can be done with a channel: translate videos that are there, or have new ones translated by themselves. */
export function ChannelWork({ channel, search, onSearch }: ChannelWorkProps) {
  const { t } = useLingui();
  const [isChanged, setIsChanged] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const toManual = () => onSearch({ ...search, mode: undefined });

  return (
    <>
      <Tabs
        label={t`Translation mode`}
        value={search.mode ?? 'manual'}
        onValueChange={(mode) => {
          if (mode === 'auto') onSearch({ ...search, mode });
          else if (isChanged) setIsLeaving(true);
          else toManual();
        }}
        tabs={[
          {
            id: 'manual',
            label: t`Videos`,
            content: channel.is_synced_first_page ? (
              <VideoList channel={channel} filters={filtersOf(search)} search={search} onSearch={onSearch} />
            ) : (
              <Banner tone="info" title={<Trans>Loading your videos</Trans>}>
                <Trans>The first videos appear in about a minute. You can leave this page meanwhile.</Trans>
              </Banner>
            ),
          },
          {
            id: 'auto',
            label: t`New videos automatically`,
            content: <AutoMode channel={channel} onChanged={setIsChanged} />,
          },
        ]}
      />
      <LeaveAutoDialog
        isOpen={isLeaving}
        onStay={() => setIsLeaving(false)}
        onLeave={() => {
          setIsLeaving(false);
          setIsChanged(false);
          toManual();
        }}
      />
    </>
  );
}
