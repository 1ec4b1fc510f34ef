import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, SearchInput } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { findInMessages } from './findInMessages.ts';
import { useSearchBack, type SearchStatus } from './useSearchBack.ts';

export interface ChatSearchProps {
  /** The loaded messages, the oldest first. */
  messages: readonly Message[];
  /** Whether some messages of the chat are not loaded. */
  hasMore: boolean;
  /** Loads more messages; resolves to false after a failure. */
  loadMore: () => Promise<boolean>;
  /** Called with the id of the message to scroll to; the focus stays in the search. */
  onShow: (messageId: number) => void;
  /** Called to close the search. */
  onClose: () => void;
}

/** Searches a chat for words, if need be back to its beginning, and goes from one match to the next. */
export function ChatSearch({ messages, hasMore, loadMore, onShow, onClose }: ChatSearchProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [shownId, setShownId] = useState<number>();
  const query = typed.trim();
  const found = findInMessages(messages, query);
  const place = shownId === undefined ? -1 : found.indexOf(shownId);
  const search = useSearchBack({
    query,
    count: found.length,
    hasMore,
    loadMore,
    onFound: show,
  });

  useEffect(() => field.current?.focus(), []);

  function show(next: number) {
    const id = found[(next + found.length) % found.length];
    if (id === undefined) return;
    setShownId(id);
    onShow(id);
  }

  /** Shows the match before; at the oldest known one, searches further back in the chat. */
  function showPrevious() {
    if (place === found.length - 1 && hasMore) search.look();
    else show(place + 1);
  }

  function change(text: string) {
    setTyped(text);
    const [newest] = findInMessages(messages, text);
    setShownId(newest);
    if (newest !== undefined) onShow(newest);
  }

  function listen(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.shiftKey) show(place - 1);
      else showPrevious();
    } else if (event.key === 'Escape' && typed === '') {
      event.preventDefault();
      onClose();
    }
  }

  const isLooking = search.status === 'looking';
  const words = useSearchWords({
    count: messages.length,
    current: place + 1,
    total: found.length,
    hasMore,
    status: search.status,
  });

  return (
    <Bar aria-label={t`Search in this chat`}>
      <Field
        ref={field}
        value={typed}
        onValueChange={change}
        onKeyDown={listen}
        aria-label={t`Search in this chat`}
        placeholder={t`Search in this chat`}
        clearLabel={t`Clear the search`}
      />
      <IconButton
        size="s"
        label={t`Previous match`}
        icon={<ChevronUpIcon />}
        disabled={found.length === 0}
        onClick={showPrevious}
      />
      <IconButton
        size="s"
        label={t`Next match`}
        icon={<ChevronDownIcon />}
        disabled={found.length === 0}
        onClick={() => show(place - 1)}
      />
      <IconButton size="s" label={t`Close the search`} icon={<CloseIcon />} onClick={onClose} />
      {query !== '' && (
        <Found>
          <output>{words}</output>
          {isLooking && (
            <Button size="s" variant="quiet" onClick={search.stop}>
              <Trans>Stop</Trans>
            </Button>
          )}
          {!isLooking && hasMore && (
            <Button size="s" variant="quiet" onClick={search.look}>
              {search.status === 'failed' ? <Trans>Try again</Trans> : <Trans>Search earlier messages</Trans>}
            </Button>
          )}
        </Found>
      )}
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  flex-shrink: 0;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  padding: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--color-line);
`;

const Field = styled(SearchInput)`
  flex: 1;
  min-width: 8rem;
`;

const Found = styled.div`
  display: flex;
  flex-basis: 100%;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-variant-numeric: tabular-nums;
`;

interface SearchProgress {
  status: SearchStatus;
  /** The number of loaded messages, and whether the chat has more. */
  count: number;
  hasMore: boolean;
  /** The number of the shown match, from 1, and the number of all matches. */
  current: number;
  total: number;
}

/** The text for the result of a search in a chat, with the number of messages searched. */
function useSearchWords({ status, count, hasMore, current, total }: SearchProgress): string {
  const { t } = useLingui();
  if (status === 'looking') return t`Searching earlier messages…`;
  if (status === 'failed') return t`Earlier messages could not be loaded`;
  if (!hasMore) return total > 0 ? t`${current} of ${total} in this chat` : t`No matches in this chat`;
  return total > 0
    ? t`${current} of ${total}, in ${plural(count, { one: '# loaded message', other: '# loaded messages' })}`
    : t`${plural(count, { one: 'Nothing in # loaded message', other: 'Nothing in # loaded messages' })}`;
}
