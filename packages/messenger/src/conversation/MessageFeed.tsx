import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/screen-kit';
import { ArrowDownIcon, Button, VisuallyHidden } from '@my-air/ui-kit';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

import type { ChatParticipant } from '../contract.ts';
import type { MessageActions } from '../message/MessageToolbar.tsx';
import { RowList, type RowListHandle } from '../rows/RowList.tsx';
import type { OutgoingActions } from '../send/useOutgoing.ts';
import { countNewBelow, newestSeen, estimateRow, type FeedRow } from './FeedRow.ts';
import { FeedItem } from './FeedItem.tsx';
import { FeedEnd, FeedStart, startHeight } from './FeedLine.tsx';
import { useFeedFocus } from './useFeedFocus.ts';
import type { Mentions } from './useMentions.ts';

/** The actions of the feed for its parent. */
export interface MessageFeedHandle {
  /** Scrolls to a row, highlights it for a moment and focuses it; returns false when it is not loaded. */
  pointOut: (key: string, options?: { keepsFocus?: boolean }) => boolean;
  showEnd: () => void;
}

/** The part of the feed that is in sight. */
export interface FeedView {
  first: string;
  last: string;
  isAtEnd: boolean;
}

export interface MessageFeedProps {
  /** The rows of the conversation, from the oldest down. */
  rows: readonly FeedRow[];
  /** The participants of the chat, for the roles, pictures and colours of authors. */
  participants: readonly ChatParticipant[];
  /** The key of the row to open at; without one the feed opens at its end. */
  openAt: string | undefined;
  /** The number of new messages that are not loaded yet. */
  unread: number;
  /** Whether messages before the first row are not loaded. */
  hasOlder: boolean;
  /** Whether messages after the last row are not loaded. */
  hasNewer: boolean;
  /** Whether the last reading of earlier messages failed. */
  isOlderFailed: boolean;
  /** Whether earlier messages are being loaded. */
  isBusy: boolean;
  /** The actions on messages. */
  actions: MessageActions;
  /** The actions on unsent messages. */
  outgoing: OutgoingActions;
  /** The announcement of new messages to screen readers. */
  announcement: string;
  /** The rating form, shown in a row of that kind. */
  rating: ReactNode;
  /** The unseen mentions of the user, and the callback for one that came into sight. */
  mentions: Pick<Mentions, 'isUnseen' | 'onSeen'>;
  /** Called after every move with the rows in sight. */
  onView: (view: FeedView) => void;
  /** Called to try to load earlier messages again. */
  onOlder: () => void;
  /** Called to show the newest messages, in place of older ones that they do not follow. */
  onNewest: () => Promise<void>;
  /** Receives the actions of the feed. */
  handle?: Ref<MessageFeedHandle>;
}

/** The messages of a chat. Arrows, Home and End go from one to the next; a live region announces new ones. */
export function MessageFeed(props: MessageFeedProps) {
  const { rows, participants, openAt, unread, hasOlder, hasNewer, isBusy, mentions, onNewest, handle } =
    props;
  const { t } = useLingui();
  const list = useRef<RowListHandle>(null);
  const focus = useFeedFocus(rows, list);
  const [isAtEnd, setIsAtEnd] = useState(openAt === undefined);
  const [seenId, setSeenId] = useState<number>();
  const newBelow = isAtEnd ? 0 : countNewBelow(rows, seenId, unread);
  const authors = new Map(participants.map((one) => [one.id, one]));

  useImperativeHandle(handle, () => ({
    pointOut: focus.pointOut,
    showEnd: () => void showEnd(),
  }));

  async function showEnd() {
    await onNewest();
    list.current?.showEnd();
  }

  return (
    <Frame>
      <Feed
        role="feed"
        aria-label={t`Messages of this chat`}
        aria-busy={isBusy}
        rows={rows}
        estimate={estimateRow}
        isFromEnd
        hasEnd={isAtEnd}
        openAt={openAt}
        handle={list}
        onView={(view) => {
          const isAtNewest = view.isAtEnd && !hasNewer;
          setIsAtEnd(isAtNewest);
          setSeenId(newestSeen(rows, view.last, seenId));
          props.onView({ ...view, isAtEnd: isAtNewest });
        }}
        header={
          rows.length > 0 && (
            <FeedStart hasOlder={hasOlder} isFailed={props.isOlderFailed} onOlder={props.onOlder} />
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
              actions={props.actions}
              outgoing={props.outgoing}
              rating={row.kind === 'rating' && props.rating}
              onSeen={row.kind === 'message' && mentions.isUnseen(row.message) ? mentions.onSeen : undefined}
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
        {props.announcement}
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
