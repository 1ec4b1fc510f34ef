import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OnlyScope } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { MoreRows } from '@my-air/feature-kit/views';
import {
  Button,
  ErrorState,
  IconButton,
  PlusIcon,
  RefreshIcon,
  SearchInput,
  Skeleton,
  useNow,
} from '@my-air/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { ChatFilters } from './ChatFilters.tsx';
import { ChatList } from './ChatList.tsx';
import { NoChats } from './NoChats.tsx';
import { SectionLinks, Controls, Pane, Title } from './SectionLinks.tsx';
import { filterChats } from './filterChats.ts';
import { useChatFilters } from './useChatFilters.ts';
import { useChatList } from './useChatList.ts';
import { useChatMatter } from '../process/useChatMatter.ts';

export interface ChatsPaneProps {
  /** The list that is shown; undefined for the active chats. */
  section: 'archive' | undefined;
  /** The id of the open chat; undefined while none is open. */
  chatId: number | undefined;
  /** The number of entries that have not reached the server. */
  unsentCount: number;
}

/** The chats with their search and filters. */
export function ChatsPane({ section, chatId, unsentCount }: ChatsPaneProps) {
  const { t } = useLingui();
  const { modals } = usePortal();
  const matterOf = useChatMatter();
  const list = useChatList(section ?? 'active');
  const { setTyped, clear, ...filters } = useChatFilters();
  const { typed, isUnreadOnly, waits, kind, about, includes } = filters;
  const isFiltered =
    typed.trim() !== '' ||
    isUnreadOnly ||
    waits !== undefined ||
    kind + about !== '' ||
    includes !== undefined;
  const { chats = [], hasArchive = false, isPaged = false } = list.data ?? {};
  const shown = filterChats(chats, { ...filters, keep: chatId, matterOf });
  const count = chats.length;
  useArchiveWhenEmpty(section === undefined && count === 0 && hasArchive);

  return (
    <Pane>
      <Head>
        <Title id="page-title" tabIndex={-1}>
          <Trans>Messages</Trans>
        </Title>
        {modals.has('support') && (
          <IconButton
            variant="primary"
            label={t`Ask support`}
            icon={<PlusIcon />}
            onClick={() => void modals.open('support', {})}
          />
        )}
      </Head>
      <Controls>
        <SectionLinks section={section} chatId={chatId} unsentCount={unsentCount} />
        <SearchInput
          value={typed}
          onValueChange={setTyped}
          aria-label={t`Search in chats`}
          placeholder={t`Search in chats`}
          clearLabel={t`Clear the search`}
        />
        <ChatFilters chats={chats} isWhole={list.data !== undefined && !list.hasNextPage} />
        <OnlyScope />
      </Controls>
      {list.isPending && (
        <Waiting aria-busy="true" aria-label={t`Loading the chats`}>
          {[0, 1, 2, 3, 4].map((line) => (
            <Skeleton key={line} shape="block" height="3.75rem" />
          ))}
        </Waiting>
      )}
      {list.isLoadingError && (
        <ErrorState
          title={<Trans>The chats could not be loaded</Trans>}
          text={<Trans>Check your connection and try again.</Trans>}
          action={
            <Button onClick={() => void list.refetch()} isBusy={list.isFetching}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {list.data && shown.length === 0 && (
        <NoChats section={section} onClear={isFiltered ? clear : undefined} hasArchive={hasArchive} />
      )}
      {shown.length > 0 && (
        <ChatList
          chats={shown}
          section={section}
          openId={chatId}
          footer={!isFiltered && isPaged && <MoreRows query={list} isAutomatic />}
        />
      )}
      <Foot>
        {isFiltered && list.hasNextPage && (
          <SearchedNote>
            {t`${plural(count, { one: 'Looked through # loaded chat', other: 'Looked through # loaded chats' })}`}
            <MoreRows query={list} />
          </SearchedNote>
        )}
        {list.data && (
          <Freshness
            fetchedAt={list.dataUpdatedAt}
            isStale={list.isRefetchError || (list.isRefetching && list.failureCount > 0)}
            isFetching={list.isRefetching}
            onRead={() => void list.refetch()}
          />
        )}
      </Foot>
    </Pane>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4) var(--space-4) var(--space-3);
`;

const Waiting = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
`;

const Foot = styled.footer`
  margin-top: auto;
  padding-block: var(--space-1);
  border-top: 1px solid var(--color-line);
`;

const SearchedNote = styled.div`
  padding-block-start: var(--space-2);
  color: var(--color-muted);
  font-size: var(--font-size-12);
  text-align: center;
`;

/** Shows the archived chats to a user who has no others. */
function useArchiveWhenEmpty(isOnlyArchived: boolean): void {
  const navigate = useNavigate({ from: '/messenger' });
  const hasSwitched = useRef(false);
  useEffect(() => {
    // Only once: a user who opens the empty list afterwards can stay there.
    if (!isOnlyArchived || hasSwitched.current) return;
    hasSwitched.current = true;
    void navigate({ search: (search) => ({ ...search, section: 'archive' }), replace: true });
  }, [isOnlyArchived, navigate]);
}

interface FreshnessProps {
  /** The time of the last successful reading, in epoch milliseconds. */
  fetchedAt: number;
  /** Whether the last reading failed. */
  isStale: boolean;
  /** Whether the list is being read. */
  isFetching: boolean;
  /** Called to read the list now. */
  onRead: () => void;
}

/** The age of a list, and a button to read it anew. */
function Freshness({ fetchedAt, isStale, isFetching, onRead }: FreshnessProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow({ interval: 10_000 });
  const age = format.ago(fetchedAt, now);
  const text = now - fetchedAt < 60_000 ? t`Updated just now` : t`Updated ${age}`;

  return (
    <Age data-stale={isStale || undefined}>
      <span>{isStale ? t`Could not update. Last updated ${age}` : text}</span>
      <IconButton
        size="s"
        label={t`Update the list`}
        icon={<RefreshIcon />}
        isBusy={isFetching}
        onClick={onRead}
      />
    </Age>
  );
}

const Age = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  padding-inline: var(--space-4) var(--space-2);
  color: var(--color-muted);
  font-size: var(--font-size-12);

  &[data-stale] {
    color: var(--color-warning-text);
  }
`;
