import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { ArrowDownIcon, Button, VisuallyHidden } from '@my-air/ui-kit';
import { useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { MessageActions } from '../message/MessageToolbar.tsx';
import { RowList, type ListView, type RowListHandle } from '../rows/RowList.tsx';
import type { OutgoingActions } from '../send/useOutgoing.ts';
import { useConversation } from './ConversationContext.ts';
import { countNewBelow, newestSeen, estimateRow, type FeedRow } from './FeedRow.ts';
import { FeedItem } from './FeedItem.tsx';
import { FeedEnd, FeedStart, startHeight } from './FeedLine.tsx';
import { RatingCard } from './RatingCard.tsx';
import { useFeedFocus } from './useFeedFocus.ts';

/** The actions of the feed for its parent. */
export interface MessageFeedHandle {
  /** Scrolls to a row, highlights it for a moment and focuses it; returns false when it is not loaded. */
  pointOut: (key: string, options?: { keepsFocus?: boolean }) => boolean;
  showEnd: () => void;
}

export interface MessageFeedProps {
  /** The rows of the conversation, from the oldest down. */
  rows: readonly FeedRow[];
  /** The actions on messages. */
  actions: MessageActions;
  /** The actions on unsent messages. */
  outgoing: OutgoingActions;
  /** The announcement of new messages to screen readers. */
  announcement: string;
}

/** The messages of a chat. Arrows, Home and End go from one to the next; a live region announces new ones. */
export function MessageFeed({ rows, actions, outgoing, announcement }: MessageFeedProps) {
  const { t } = useLingui();
  const { chat, open, mentions, feed } = useConversation();
  const { firstUnreadId, hasOlder, hasNewer, isFetchingMore, isOlderFailed } = open;
  const list = useRef<RowListHandle>(null);
  const focus = useFeedFocus(rows, list);
  const [isAtEnd, setIsAtEnd] = useState(firstUnreadId === undefined);
  const [seenId, setSeenId] = useState<number>();
  const newBelow = isAtEnd ? 0 : countNewBelow(rows, seenId, Math.max(0, chat.unread_count ?? 0));
  const authors = new Map(chat.participants?.map((one) => [one.id, one]));

  useImperativeHandle(feed, () => ({
    pointOut: focus.pointOut,
    showEnd: () => void showEnd(),
  }));

  async function showEnd() {
    await open.showNewest();
    list.current?.showEnd();
  }

  function handleView({ first, last, isAtEnd: isAtLast }: ListView) {
    const isAtNewest = isAtLast && !hasNewer;
    setIsAtEnd(isAtNewest);
    setSeenId(newestSeen(rows, last, seenId));
    open.setIsAtEnd(isAtNewest);
    if (isFetchingMore) return;
    const isNearStart = rows.slice(0, 12).some(({ key }) => key === first);
    if (isNearStart && hasOlder && !isOlderFailed) void open.fetchOlder();
    else if (hasNewer && rows.slice(-12).some(({ key }) => key === last)) open.fetchNewer();
  }

  return (
    <Frame>
      <Feed
        role="feed"
        aria-label={t`Messages of this chat`}
        aria-busy={isFetchingMore}
        rows={rows}
        estimate={estimateRow}
        isFromEnd
        hasEnd={isAtEnd}
        openAt={firstUnreadId === undefined ? undefined : 'unread'}
        handle={list}
        onView={handleView}
        header={
          rows.length > 0 && (
            <FeedStart hasOlder={hasOlder} isFailed={isOlderFailed} onOlder={() => void open.fetchOlder()} />
          )
        }
        headerHeight={startHeight}
        footer={hasNewer && <FeedEnd />}
        {...focus.handlers}
      >
        {(row: FeedRow, place: number) => (
          <ItemBoundary of={row.kind === 'message' ? row.message : row.key}>
            <FeedItem
              row={row}
              position={focus.positions[place] ?? 1}
              author={row.kind === 'message' ? authors.get(row.message.user?.id ?? 0) : undefined}
              isReachable={row.key === focus.reachable}
              isActive={focus.isActive(row.key)}
              isPointedOut={row.key === focus.pointedOut}
              actions={actions}
              outgoing={outgoing}
              rating={row.kind === 'rating' && <RatingCard chat={chat} />}
              onSeen={row.kind === 'message' && mentions.isWatched(row.message) ? mentions.onSeen : undefined}
            />
          </ItemBoundary>
        )}
      </Feed>
      {!isAtEnd && (
        <OverEnd>
          <Pill size="s" icon={<ArrowDownIcon aria-hidden />} onClick={() => void showEnd()}>
            {newBelow > 0
              ? t`${plural(newBelow, { one: '# new message', other: '# new messages' })}`
              : t`To the latest`}
          </Pill>
        </OverEnd>
      )}
      <VisuallyHidden as="div" aria-live="polite" aria-atomic="true">
        {announcement}
      </VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: min(8rem, 32dvh);
`;

const Feed = styled(RowList)`
  flex: 1;
  margin-bottom: var(--space-2);
` as typeof RowList<FeedRow>;

/** Of no height, so that its content lies over the end of the feed, and in sight when the end is not. */
const OverEnd = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  height: 0;
  padding-inline: var(--space-3);
`;

const Pill = styled(Button)`
  margin-block-end: var(--space-3);
  background: var(--color-floating);
  border-radius: 99px;
  box-shadow: var(--shadow-floating);
`;
