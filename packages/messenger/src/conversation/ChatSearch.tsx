import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, SearchInput } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { findInMessages } from './findInMessages.ts';

export interface ChatSearchProps {
  /** The messages that are loaded, the oldest first. */
  messages: readonly Message[];
  /** Reads earlier messages; undefined where there are none. */
  onOlder: (() => void) | undefined;
  isReadingOlder: boolean;
  /** Shows a message; the focus stays in the search. */
  onShow: (messageId: number) => void;
  onClose: () => void;
}

/** Looks for words in what is loaded of a chat, says how much that is, and goes from one place to the next. */
export function ChatSearch({ messages, onOlder, isReadingOlder, onShow, onClose }: ChatSearchProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [shownId, setShownId] = useState<number>();
  const found = findInMessages(messages, typed);
  const place = shownId === undefined ? -1 : found.indexOf(shownId);
  const count = messages.length;

  useEffect(() => field.current?.focus(), []);

  function show(next: number) {
    const id = found[(next + found.length) % found.length];
    if (id === undefined) return;
    setShownId(id);
    onShow(id);
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
      show(event.shiftKey ? place - 1 : place + 1);
    } else if (event.key === 'Escape' && typed === '') {
      event.preventDefault();
      onClose();
    }
  }

  const current = place + 1;
  const total = found.length;
  const words =
    total > 0
      ? t`${current} of ${total}, in ${plural(count, { one: '# loaded message', other: '# loaded messages' })}`
      : t`${plural(count, { one: 'Nothing in # loaded message', other: 'Nothing in # loaded messages' })}`;

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
        disabled={total === 0}
        onClick={() => show(place + 1)}
      />
      <IconButton
        size="s"
        label={t`Next match`}
        icon={<ChevronDownIcon />}
        disabled={total === 0}
        onClick={() => show(place - 1)}
      />
      <IconButton size="s" label={t`Close the search`} icon={<CloseIcon />} onClick={onClose} />
      <Found>
        <output>{typed.trim() === '' ? null : words}</output>
        {typed.trim() !== '' && onOlder && (
          <Button size="s" variant="quiet" onClick={onOlder} isBusy={isReadingOlder}>
            <Trans>Search earlier messages</Trans>
          </Button>
        )}
      </Found>
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

  &:empty,
  &:has(> output:empty:only-child) {
    display: none;
  }
`;
