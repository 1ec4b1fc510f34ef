import { Trans } from '@lingui/react/macro';
import type { Platform } from '@my-air/api-client/contract';
import {
  channelsQuery,
  findChannel,
  isSameChannel,
  OnlyChannel,
  useChosenChannel,
} from '@my-air/feature-kit/data';
import { useInterruption, usePortal, useUser } from '@my-air/feature-kit';
import { useAddressText } from '@my-air/feature-kit/views';
import { languageTag, useFormat, useLocale } from '@my-air/i18n';
import { Button, EmptyState, Grid, Page, PlusIcon, useNow } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';

import { ConnectedMoment } from '../joined/ConnectedMoment.tsx';
import { UnfinishedBanner } from '../returning/UnfinishedBanner.tsx';
import { ChannelDetails } from './ChannelDetails.tsx';
import { ChannelGroup } from './ChannelGroup.tsx';
import type { ChannelSearch } from './ChannelSearch.ts';
import { ChannelsEmpty } from './ChannelsEmpty.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { ChannelTools } from './ChannelTools.tsx';
import { channelView } from './channelView.ts';
import { findChannels, needsUser } from './findChannels.ts';
import { groupByPlatform } from './groupByPlatform.ts';
import { PlatformSwitch } from './PlatformSwitch.tsx';

/** From this number on channels are searched, filtered and compared. */
const many = 6;

export interface ChannelsScreenProps {
  /** The platform whose page this is. */
  platform: Platform;
  /** The search parameters. */
  search: ChannelSearch;
  /**
   * Called with the whole new search parameters, or with what they become; `replace` where Back need not come
   * by.
   */
  onSearch: (
    search: ChannelSearch | ((before: ChannelSearch) => ChannelSearch),
    how?: { replace: boolean },
  ) => void;
}

/** The creator's channels with their status, and how to add one. */
export function ChannelsScreen({ platform, search, onSearch }: ChannelsScreenProps) {
  const { modals } = usePortal();
  const [view, keepView] = useAtom(channelView(useUser()?.id));
  const drawnView = useDeferredValue(view);
  const isInterrupted = useInterruption();
  const [text, setText] = useAddressText('q');
  const { all, channels, listed, groups, needing, open, hasPages, isOnlyOne } = useListedChannels(
    platform,
    search,
    text,
  );
  const hasTools = channels.length >= many;
  // Details are a place to go back from; once they are closed, Back leads to the screen before.
  const close = () => onSearch((before) => ({ ...before, channel: undefined }), { replace: true });

  return (
    <Page
      title={<Trans>Channels</Trans>}
      actions={
        modals.has('add-channel') && (
          <Button
            variant="primary"
            icon={<PlusIcon aria-hidden />}
            onClick={() => void modals.open('add-channel', { referer: 'accounts' })}
          >
            <Trans>Add a channel</Trans>
          </Button>
        )
      }
    >
      {hasPages && <PlatformSwitch current={platform} />}
      {isOnlyOne && <OnlyChannel />}
      <ConnectedMoment channels={all} />
      <UnfinishedBanner channels={all} />
      {hasTools && (
        <ChannelTools
          channels={channels}
          needing={needing}
          text={text}
          onText={setText}
          search={search}
          onSearch={(next) => onSearch(next, { replace: true })}
          view={view}
          onView={keepView}
        />
      )}
      {channels.length === 0 && <ChannelsEmpty platform={platform} />}
      {channels.length > 0 && listed.length === 0 && (
        <EmptyState
          illustration="search"
          title={<Trans>No channel matches</Trans>}
          action={
            <Button
              onClick={() => {
                setText('');
                onSearch({ channel: search.channel }, { replace: true });
              }}
            >
              <Trans>Clear filters</Trans>
            </Button>
          }
        />
      )}
      {hasTools && drawnView === 'table' && listed.length > 0 ? (
        <ChannelTable channels={listed} />
      ) : (
        <Groups gap={8} min="22rem" style={{ columnGap: 'var(--space-4)' }}>
          {groups.map((group) => (
            <ChannelGroup key={group.platform} {...group} isNamed={groups.length > 1} />
          ))}
        </Groups>
      )}
      {open && !isInterrupted && <ChannelDetails channel={open} onClose={close} />}
    </Page>
  );
}

/**
 * The channels of a page, or the chosen one alone, those of them that the search parameters and the text of the search
 * ask for, and the one whose details are open.
 */
function useListedChannels(platform: Platform, search: ChannelSearch, text: string) {
  const { api, config } = usePortal();
  const { data: all } = useSuspenseQuery(channelsQuery(api));
  const now = useNow();
  const { timeZone } = useFormat();
  const locale = languageTag(useLocale());
  const hasPages = config.flags.instagramTiktokPages;
  // Deferred: hundreds of cards are a lot to draw, and what was pressed or typed is shown first.
  const wanted = useDeferredValue(search);
  const q = useDeferredValue(text);
  const { channel: chosen } = useChosenChannel();
  const { channels, isOnlyOne } = useMemo(() => {
    const ofPage = groupByPlatform(all, hasPages ? platform : undefined).flatMap((group) => group.channels);
    const only = chosen ? ofPage.filter((channel) => isSameChannel(channel, chosen)) : [];
    return only.length > 0 ? { channels: only, isOnlyOne: true } : { channels: ofPage, isOnlyOne: false };
  }, [all, hasPages, platform, chosen]);
  // Remembered by hand: every letter of the search draws this screen before `wanted` changes.
  const found = useMemo(() => {
    const listed =
      channels.length < many ? channels : findChannels(channels, { ...wanted, q }, { now, timeZone, locale });
    return { listed, groups: groupByPlatform(listed) };
  }, [channels, wanted, q, now, timeZone, locale]);
  return {
    all,
    channels,
    ...found,
    needing: channels.filter((channel) => needsUser(channel, { now, timeZone })).length,
    open: findChannel(all, search.channel),
    hasPages,
    isOnlyOne,
  };
}

/* A platform takes a line of its own, unless there is one channel only: such platforms share a line. */
const Groups = styled(Grid)`
  align-items: start;

  > :not([data-single]) {
    grid-column: 1 / -1;
  }
`;
