import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { foldText } from '@my-air/i18n';
import { Button, ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, SearchInput } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import { plainText } from '../message/plainText.ts';
import { useConversation } from './ConversationContext.ts';
import { rowKey } from './FeedRow.ts';

/** Searches the loaded messages of the open chat for words, and goes from one match to the next. */
export function ChatSearch() {
  const { open, feed, setIsSearching } = useConversation();
  const { messages, hasOlder } = open;
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [shownId, setShownId] = useState<number>();
  const found = findInMessages(messages, typed);
  const place = shownId === undefined ? -1 : found.indexOf(shownId);

  useEffect(() => field.current?.focus(), []);

  function show(id: number | undefined) {
    setShownId(id);
    if (id !== undefined) feed.current?.pointOut(rowKey(id), { keepsFocus: true });
  }

  /** Shows the match that many steps further up; after the oldest comes the newest again. */
  const move = (steps: number) => show(found.at((place + steps) % found.length));

  function listen(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      move(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && typed === '') {
      event.preventDefault();
      setIsSearching(false);
    }
  }

  return (
    <Bar aria-label={t`Search in this chat`}>
      <Field
        ref={field}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          show(findInMessages(messages, text)[0]);
        }}
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
        onClick={() => move(1)}
      />
      <IconButton
        size="s"
        label={t`Next match`}
        icon={<ChevronDownIcon />}
        disabled={found.length === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        size="s"
        label={t`Close the search`}
        icon={<CloseIcon />}
        onClick={() => setIsSearching(false)}
      />
      {typed.trim() !== '' && (
        <Found>
          <output>
            <FoundWords
              {...{ count: messages.length, hasOlder, isFailed: open.isOlderFailed }}
              current={place + 1}
              total={found.length}
            />
          </output>
          {hasOlder && (
            <Button
              size="s"
              variant="quiet"
              isBusy={open.isFetchingMore}
              onClick={() => void open.fetchOlder()}
            >
              <Trans>Load older messages</Trans>
            </Button>
          )}
        </Found>
      )}
    </Bar>
  );
}

interface FoundWordsProps {
  /** The number of loaded messages, and whether the chat has older ones. */
  count: number;
  hasOlder: boolean;
  isFailed: boolean;
  /** The number of the shown match, from 1, and the number of all matches. */
  current: number;
  total: number;
}

/** The result of a search in a chat, with the number of messages searched. */
function FoundWords({ count, hasOlder, isFailed, current, total }: FoundWordsProps): string {
  const { t } = useLingui();
  if (isFailed) return t`Earlier messages could not be loaded`;
  if (!hasOlder) return total > 0 ? t`${current} of ${total} in this chat` : t`No matches in this chat`;
  return total > 0
    ? t`${current} of ${total}, in ${plural(count, { one: '# loaded message', other: '# loaded messages' })}`
    : t`${plural(count, { one: 'Nothing in # loaded message', other: 'Nothing in # loaded messages' })}`;
}

/** The messages that contain every typed word, the newest first; names of their files count too. */
function findInMessages(messages: readonly Message[], typed: string): readonly number[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return messages
    .filter((message) => {
      if (message.deleted_at || messageKind(message) === 'hidden') return false;
      const text = searchedText(message);
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id)
    .toReversed();
}

const texts = new WeakMap<Message, string>();

/** Cached for each message: a search goes through all of them with every letter. */
function searchedText(message: Message): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const names = (message.attachments ?? []).map(({ name }) => name);
  const text = foldText([plainText(message), ...names].join(' '));
  texts.set(message, text);
  return text;
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
