import { useLingui } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import { editIn, useChatDraft } from '../drafts/ChatDraft.ts';
import { rowAfterKey } from '../rows/rowKeys.ts';
import { RowList, type RowListHandle } from '../rows/RowList.tsx';
import { withoutMarks } from '../text/withoutMarks.ts';
import { ChatLine, type ChatLineProps } from './ChatLine.tsx';

export interface ChatListProps {
  /** The chats in the order they are shown. */
  chats: readonly Chat[];
  /** The list that is shown, for the links of its lines; undefined for the active chats. */
  section: 'archive' | undefined;
  /** The id of the open chat, whose line is marked; undefined while none is open. */
  openId: number | undefined;
  /** Content below the last line. */
  footer: ReactNode;
}

/** Chats below each other; the arrow keys, Home and End move between them. */
export function ChatList({ chats, section, openId, footer }: ChatListProps) {
  const { t } = useLingui();
  const list = useRef<RowListHandle>(null);
  const [reached, setReached] = useState<string>();
  const rows = chats.map((chat) => ({ key: String(chat.id), chat }));
  const isThere = (key: string | undefined) => rows.some((row) => row.key === key);
  const reachable =
    [reached, openId === undefined ? undefined : String(openId)].find(isThere) ?? rows[0]?.key;

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
      rows={rows}
      estimate={estimateLine}
      handle={list}
      onKeyDown={move}
      footer={footer}
    >
      {({ chat }: { key: string; chat: Chat }) => (
        <ItemBoundary of={chat}>
          <DraftedLine
            chat={chat}
            section={section}
            isOpen={chat.id === openId}
            isReachable={String(chat.id) === reachable}
          />
        </ItemBoundary>
      )}
    </Lines>
  );
}

const estimateLine = () => 84;

/** A chat with the new message that is written, in one line; an edit of a sent one is not shown. */
function DraftedLine(props: Omit<ChatLineProps, 'draft'>) {
  const [draft] = useChatDraft(props.chat.id);
  return <ChatLine {...props} draft={editIn(draft) ? undefined : withoutMarks(draft.message)} />;
}

const Lines = styled(RowList)`
  flex: 1;
  min-height: min(10rem, 40dvh);
` as typeof RowList;
