import { Trans } from '@lingui/react/macro';
import type { Platform } from '@my-air/api-client/contract';
import { NothingInScope, OnlyScope } from '@my-air/feature-kit/data';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useAddressText } from '@my-air/feature-kit/views';
import { Button, Grid, Page, PlusIcon, useIsWide } from '@my-air/ui-kit';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { ConnectedMoment } from '../joined/ConnectedMoment.tsx';
import { UnfinishedBanner } from '../returning/UnfinishedBanner.tsx';
import { ChannelGroup } from './ChannelGroup.tsx';
import { columnIds, type ChannelSearch, type ColumnId } from './ChannelSearch.ts';
import { ChannelsEmpty } from './ChannelsEmpty.tsx';
import { ChannelTabs } from './ChannelTabs.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { ChannelTools } from './ChannelTools.tsx';
import { channelColumns } from './channelView.ts';
import type { ChannelRow } from './findChannels.ts';
import { NothingListed } from './NothingListed.tsx';
import { PlatformSwitch } from './PlatformSwitch.tsx';
import { useChannelColumns } from './useChannelColumns.tsx';
import { useListedChannels } from './useListedChannels.ts';

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
  const [text, setText] = useAddressText('q');
  const found = useListedChannels(platform, search, text);
  const { all, rows, listed, groups, hasTools, isTable } = found;

  return (
    <Page
      style={isTable ? { maxWidth: 'none' } : undefined}
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
      {found.hasPages && <PlatformSwitch current={platform} />}
      <OnlyScope />
      <ConnectedMoment channels={all} />
      <UnfinishedBanner channels={all} />
      {hasTools && (
        <ChannelTabs
          rows={rows}
          hasFigures={found.hasFigures}
          isCounting={found.isCounting}
          search={search}
          onSearch={(next) => onSearch(next)}
        />
      )}
      {hasTools && (
        <ChannelTools
          rows={rows}
          hasFigures={found.hasFigures}
          text={text}
          onText={setText}
          search={search}
          onSearch={(next) => onSearch(next, { replace: true })}
          view={found.view}
          onView={found.keepView}
        />
      )}
      {found.isOutOfScope && <NothingInScope />}
      {rows.length === 0 && !found.isOutOfScope && <ChannelsEmpty platform={platform} />}
      {rows.length > 0 && listed.length === 0 && (
        <NothingListed
          search={search}
          onClear={(next) => {
            setText('');
            onSearch(next, { replace: true });
          }}
          isFiltered={text !== ''}
        />
      )}
      {isTable && listed.length > 0 ? (
        <Portfolio found={found} search={search} onSearch={onSearch} />
      ) : (
        <Groups gap={8} min="22rem" style={{ columnGap: 'var(--space-4)' }}>
          {groups.map((group) => (
            <ChannelGroup key={group.platform} {...group} isNamed={groups.length > 1} />
          ))}
        </Groups>
      )}
    </Page>
  );
}

interface PortfolioProps extends Pick<ChannelsScreenProps, 'search' | 'onSearch'> {
  found: ReturnType<typeof useListedChannels>;
}

/** The table of the listed channels, with the columns of the address, else those that the user keeps. */
function Portfolio({ found: { rows, listed, isCounting, hasFigures }, search, onSearch }: PortfolioProps) {
  const [kept, keep] = useAtom(channelColumns(useUser()?.id));
  const isWide = useIsWide('xl');
  const all = useChannelColumns(isCounting, hasFigures);
  // Remembered by hand: rows are drawn again with their columns.
  const columns = useMemo(
    () => all.filter(({ id }) => hasValues(id, rows, hasFigures)),
    [all, rows, hasFigures],
  );
  return (
    <ChannelTable
      rows={listed}
      all={rows}
      columns={columns}
      shown={search.columns ?? kept ?? (isWide ? columnIds : inLittleRoom)}
      onShown={(shown) =>
        search.columns
          ? onSearch((before) => ({ ...before, columns: [...shown] }), { replace: true })
          : keep([...shown])
      }
      sort={search.sort}
      onSort={(sort) => onSearch((before) => ({ ...before, sort }), { replace: true })}
    />
  );
}

/** The columns that windows of ordinary width have room for. */
const inLittleRoom = columnIds.filter((id) => id !== 'share' && id !== 'audit');

/** Whether some channel has a value for a column: without statistics there are no figures of them. */
function hasValues(id: ColumnId, rows: readonly ChannelRow[], hasFigures: boolean): boolean {
  switch (id) {
    case 'views':
    case 'earnings':
      return hasFigures;
    case 'share':
      return rows.some(({ channel }) => typeof channel.contract?.income_percent === 'number');
    case 'audit':
      return rows.some(({ auditEnd }) => !Number.isNaN(auditEnd));
    case 'name':
    case 'status':
    case 'subscribers':
    case 'step':
      return true;
  }
}

/* A platform takes a line of its own, unless there is one channel only: such platforms share a line. */
const Groups = styled(Grid)`
  align-items: start;

  > :not([data-single]) {
    grid-column: 1 / -1;
  }
`;
