import { useLingui } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Spinner } from '@my-air/ui-kit';
import { useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import type { Draft } from '../drafts/Draft.ts';
import { useDrafts } from '../drafts/draftsOf.ts';
import { rowAfterKey, RowList, type RowListHandle } from '../rows/RowList.tsx';
import { withoutMarks } from '../text/withoutMarks.ts';
import { ChatLine } from './ChatLine.tsx';

export interface ChatListProps {
  /** The chats in the order they are shown. */
  chats: readonly Chat[];
  /** The list that is shown, for the links of its lines; undefined for the active chats. */
  section: 'archive' | undefined;
  /** The id of the open chat, whose line is marked; undefined while none is open. */
  openId: number | undefined;
  /** Whether the next page is being read: a spinner follows the last line. */
  isReadingMore: boolean;
  /** Called when the reader scrolls near the end; undefined while there is nothing more to read. */
  onEnd: (() => void) | undefined;
}

/** Chats below each other; the arrow keys, Home and End move between them. */
export function ChatList({ chats, section, openId, isReadingMore, onEnd }: ChatListProps) {
  const { t } = useLingui();
  const [drafts] = useDrafts();
  const list = useRef<RowListHandle>(null);
  const [reached, setReached] = useState<string>();
  const rows = chats.map((chat) => ({ key: String(chat.id), chat }));
  const isThere = (key: string | undefined) => rows.some((row) => row.key === key);
  const reachable =
    [reached, openId === undefined ? undefined : String(openId)].find(isThere) ?? rows[0]?.key;
  const nearEnd = rows.at(-5)?.key ?? rows[0]?.key;
  const order = new Map(rows.map(({ key }, place) => [key, place]));

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = rowAfterKey(event, () => rows.map(({ key }) => key), reachable);
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    list.current?.focus(next);
  }

  return (
    <Lines
      listLabel={t`Chats`}
      data-scroll-restoration-id="chats"
      aria-busy={isReadingMore || undefined}
      rows={rows}
      estimate={estimateLine}
      handle={list}
      onKeyDown={move}
      onView={({ last }) => {
        if (onEnd && nearEnd !== undefined && (order.get(last) ?? 0) >= (order.get(nearEnd) ?? 0)) onEnd();
      }}
      footer={
        isReadingMore && (
          <More>
            <Spinner label={t`Loading more chats`} />
          </More>
        )
      }
    >
      {({ chat }: { key: string; chat: Chat }) => (
        <ItemBoundary of={chat}>
          <ChatLine
            chat={chat}
            section={section}
            isOpen={chat.id === openId}
            isReachable={String(chat.id) === reachable}
            draft={previewOf(drafts.get(chat.id))}
          />
        </ItemBoundary>
      )}
    </Lines>
  );
}

const estimateLine = () => 84;

/** A new message that is written, in one line; an edit of a sent one is not shown. */
function previewOf(draft: Draft | undefined): string | undefined {
  return draft && !draft.isEditing ? withoutMarks(draft.message) : undefined;
}

const Lines = styled(RowList)`
  flex: 1;
  min-height: min(10rem, 40dvh);
` as typeof RowList;

const More = styled.div`
  display: flex;
  justify-content: center;
  padding: var(--space-3);
`;
