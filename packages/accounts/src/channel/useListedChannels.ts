import type { Platform } from '@my-air/api-client/contract';
import { channelsQuery, useChannelFigures, useScope } from '@my-air/feature-kit/data';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useFormat, useLocale } from '@my-air/i18n';
import { useIsWide, useNow } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useDeferredValue, useMemo } from 'react';

import type { ChannelSearch } from './ChannelSearch.ts';
import { channelView } from './channelView.ts';
import { describeRows, findChannels } from './findChannels.ts';
import { groupByPlatform } from './groupByPlatform.ts';

/** From this number on channels are searched, filtered and compared. */
const many = 6;
/** From this number on channels are rows where there is room for columns, unless the user chose otherwise. */
const manyRows = 13;

/**
 * The channels of a page that the screens show, those of them that the search parameters and the text of the search
 * ask for.
 */
export function useListedChannels(platform: Platform, search: ChannelSearch, text: string) {
  const { api, config } = usePortal();
  const { data: all } = useSuspenseQuery(channelsQuery(api));
  const now = useNow();
  const { timeZone } = useFormat();
  const locale = useLocale();
  const hasPages = config.flags.instagramTiktokPages;
  // Deferred: hundreds of channels are a lot to draw, and what was pressed or typed is shown first.
  const { needs, status, country, sort } = useDeferredValue(search);
  const q = useDeferredValue(text);
  const { includes } = useScope();
  const { figures, isCounting } = useChannelFigures();
  // Remembered by hand: every letter of the search draws this screen before `q` changes.
  const { rows, isOutOfScope } = useMemo(() => {
    const ofPage = groupByPlatform(all, hasPages ? platform : undefined).flatMap((group) => group.channels);
    const channels = ofPage.filter(includes);
    return {
      rows: describeRows(channels, { now, timeZone }, figures),
      isOutOfScope: channels.length === 0 && ofPage.length > 0,
    };
  }, [all, hasPages, platform, includes, now, timeZone, figures]);
  const hasTools = rows.length >= many;
  const found = useMemo(() => {
    const listed = hasTools ? findChannels(rows, { q, needs, status, country, sort }, locale) : rows;
    return { listed, groups: groupByPlatform(listed.map(({ channel }) => channel)) };
  }, [rows, hasTools, q, needs, status, country, sort, locale]);
  const [chosenView, keepView] = useAtom(channelView(useUser()?.id));
  const hasRoom = useIsWide('lg');
  const view = chosenView ?? (rows.length >= manyRows && hasRoom ? 'table' : 'cards');
  const drawnView = useDeferredValue(view);
  const isTable = hasTools && drawnView === 'table';
  return {
    all,
    rows,
    hasTools,
    ...found,
    view,
    keepView,
    isTable,
    /** The listed channels as they are drawn, from the first on. */
    inOrder: isTable
      ? found.listed.map(({ channel }) => channel)
      : found.groups.flatMap(({ channels }) => channels),
    hasPages,
    isOutOfScope,
    isCounting,
    hasFigures: isCounting || rows.some((row) => row.figures),
  };
}
