import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { MoreRows, useAddressText, useTableWords } from '@my-air/feature-kit/views';
import { Banner, Button, ErrorState, Row, Stack, Table, Text } from '@my-air/ui-kit';
import { useAtom } from 'jotai';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';

import type { AiChannel, AiVideo } from '../contract.ts';
import { initialSettings, keptSettings, type BatchSettings } from '../receipt/BatchSettings.ts';
import { SelectionNote } from '../selection/SelectionNote.tsx';
import { useSelection } from '../selection/useSelection.ts';
import { wireSelection } from '../selection/wireSelection.ts';
import type { TranslationSearch } from '../translation/TranslationSearch.ts';
import { ReloadVideosButton } from './ReloadVideosButton.tsx';
import { useVideoColumns } from './useVideoColumns.tsx';
import { useVideos } from './useVideos.ts';
import { noFilters, VideoFilterBar } from './VideoFilterBar.tsx';
import { VideoListEmpty } from './VideoListEmpty.tsx';
import { filterKey, type VideoFilters } from './VideoFilters.ts';
import { ReceiptDialog } from '../receipt/ReceiptDialog.tsx';
import { TranslateBar } from '../receipt/TranslateBar.tsx';

/**
 * The choices for the next translation of a channel; kept over reloads, tabs and the way through a payment.
 */
function useBatchSettings(channel: AiChannel): [BatchSettings, (settings: BatchSettings) => void] {
  const [kept, keep] = useAtom(keptSettings(useUser()?.id, channel.platform_guid));
  return [kept ?? initialSettings(channel.batch_translation), keep];
}

/** Leaves an address once it is due. */
function useLeaving(isDue: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (isDue) leaveNow();
  }, [isDue]);
}

export interface VideoListProps {
  /** The channel whose videos are listed. */
  channel: AiChannel;
  /** The filters of the list, as parsed from the search parameters. */
  filters: VideoFilters;
  /** The search parameters; `receipt` in them opens the receipt. */
  search: TranslationSearch;
  /** Called with the whole new search parameters. */
  onSearch: (search: TranslationSearch) => void;
}

/** How much of the channel a search has read. */
function SearchedText({ count, total }: { count: number; total: number }) {
  const format = useFormat();
  const [searched, all] = [format.number(count), format.number(total)];
  return (
    <Text size={14} tone="muted" isNumeric>
      <Trans>
        Searched {searched} of {all} videos
      </Trans>
    </Text>
  );
}

const idOf = ({ platform_guid }: AiVideo) => platform_guid;
const titleOf = ({ title }: AiVideo) => title;

/** The videos of a channel: filtered, selected, and translated after the user has seen the price. */
export function VideoList({ channel, filters: ofAddress, search, onSearch }: VideoListProps) {
  const { t } = useLingui();
  const { words, locale } = useTableWords(titleOf);
  const columns = useVideoColumns();
  const channelId = channel.platform_guid;
  const [text, setText] = useAddressText('q');
  const filters = { ...ofAddress, text: useDeferredValue(text) };
  const found = useVideos(channelId, filters);
  const { rows, total, query } = found;
  const used = useSelection(channelId, filters, { ids: rows.map(idOf), total });
  const [settings, setSettings] = useBatchSettings(channel);
  const isAnySelected = used.count > 0;
  const order = {
    channelId,
    settings,
    selection: wireSelection(used.selection, filters, used.snapshot),
  };
  const clearFilters = () => {
    setText('');
    onSearch({ ...search, ...noFilters, q: undefined });
  };
  const openReceipt = () => onSearch({ ...search, receipt: 'open' });
  const closeReceipt = () => onSearch({ ...search, receipt: undefined });
  // Nothing is selected any more, or the address came from elsewhere: it opens nothing, and says so no longer.
  const { mode, ids } = used.selection;
  useLeaving(search.receipt === 'open' && mode === 'some' && ids.size === 0, closeReceipt);

  return (
    <Stack gap={3} style={{ paddingBlockStart: 'var(--space-4)' }}>
      <Row justify="between" align="start" gap={3} wrap>
        <Stack gap={2} style={{ flex: '1 1 20rem', minWidth: 0 }}>
          <VideoFilterBar search={search} text={text} onText={setText} onSearch={onSearch} />
        </Stack>
        <ReloadVideosButton channelId={channelId} filters={filters} isBusy={query.isRefetching} />
      </Row>
      {found.searched && rows.length > 0 && <SearchedText {...found.searched} />}
      <SelectionNote used={used} />
      {query.isError && rows.length > 0 && (
        <Banner tone="warning">
          <Trans>The list could not be refreshed. What you see may be out of date.</Trans>
        </Banner>
      )}
      <Table
        label={t`Videos`}
        columns={columns}
        rows={rows}
        rowId={idOf}
        locale={locale}
        sort={{ columnId: 'published', direction: filters.order === 'ASC' ? 'ascending' : 'descending' }}
        onSortChange={({ direction }) =>
          onSearch({ ...search, sort: direction === 'ascending' ? 'ASC' : undefined })
        }
        selection={used.selection}
        onSelectionChange={used.select}
        matchingCount={used.snapshot?.total ?? total}
        words={words}
        isLoading={query.isPending || found.isLooking}
        height={rows.length > 100 ? '70vh' : undefined}
        error={
          query.isError && rows.length === 0 ? (
            <ErrorState
              title={<Trans>The videos could not be loaded</Trans>}
              action={
                <Button
                  onClick={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
                >
                  <Trans>Try again</Trans>
                </Button>
              }
            />
          ) : undefined
        }
        empty={
          <VideoListEmpty
            found={found}
            onClear={filterKey(filters) === filterKey({}) ? undefined : clearFilters}
          />
        }
        footer={rows.length > 0 && <MoreRows query={query} isAutomatic={found.mayReadOn} />}
        selectionActions={
          <TranslateBar order={order} onTranslate={openReceipt} isCounting={used.isCounting} />
        }
      />
      {search.receipt === 'open' && isAnySelected && (
        <ReceiptDialog
          channel={channel}
          order={order}
          count={used.count}
          onSettings={setSettings}
          onClose={closeReceipt}
          onStarted={() => {
            used.select({ mode: 'some', ids: new Set() });
            closeReceipt();
          }}
        />
      )}
    </Stack>
  );
}
