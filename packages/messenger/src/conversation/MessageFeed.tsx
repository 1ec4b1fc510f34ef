import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/feature-api/views';
import { ArrowDownIcon, Button, VisuallyHidden } from '@my-air/ui-kit';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

import type { ChatParticipant } from '../contract.ts';
import type { MessageActions } from '../message/MessageActions.ts';
import type { OutgoingActions } from '../message/OutgoingRow.tsx';
import type { Gap } from '../timeline/Timeline.ts';
import { RowList, type RowListHandle } from '../window/RowList.tsx';
import { countNewBelow, newestSeen } from './countNewBelow.ts';
import { FeedItem } from './FeedItem.tsx';
import { estimateRow, type FeedRow } from './FeedRow.ts';
import { useFeedFocus } from './useFeedFocus.ts';
import type { Mentions } from './useMentions.ts';

/** What can be asked of the feed from outside. */
export interface MessageFeedHandle {
  /** Shows a row, points it out for a moment and gives it the focus; false when it is not loaded. */
  pointOut: (key: string, options?: { keepsFocus?: boolean }) => boolean;
  showEnd: () => void;
}

/** What the reader sees of the feed. */
export interface FeedView {
  first: string;
  last: string;
  isAtEnd: boolean;
}

export interface MessageFeedProps {
  rows: readonly FeedRow[];
  participants: readonly ChatParticipant[];
  /** The row to open at; the end without one. */
  openAt: string | undefined;
  /** How many messages have come that are not loaded yet. */
  unread: number;
  isBusy: boolean;
  canWrite: boolean;
  actions: MessageActions;
  outgoing: OutgoingActions;
  /** What is said aloud of messages that came. */
  announcement: string;
  /** Draws the rating where one is asked for. */
  rating: ReactNode;
  mentions: Pick<Mentions, 'isUnseen' | 'onSeen'>;
  /** Where messages are missing. */
  gaps: readonly Gap[];
  onView: (view: FeedView) => void;
  onOlder: () => void;
  onFill: (gap: Gap) => void;
  handle?: Ref<MessageFeedHandle>;
}

/** The messages of a chat. Arrows, Home and End go from one to the next; new messages are announced by a live region beside it. */
export function MessageFeed(props: MessageFeedProps) {
  const { rows, participants, openAt, unread, isBusy, mentions, gaps, onFill, handle } = props;
  const { t } = useLingui();
  const list = useRef<RowListHandle>(null);
  const focus = useFeedFocus(rows, list);
  const [isAtEnd, setIsAtEnd] = useState(openAt === undefined);
  const [seenId, setSeenId] = useState<number>();
  const newBelow = isAtEnd ? 0 : countNewBelow(rows, seenId, unread);
  const authors = new Map(participants.map((one) => [one.id, one]));
  const opened = openAt === undefined ? undefined : { key: openAt, offset: 96 };

  useImperativeHandle(handle, () => ({
    pointOut: focus.pointOut,
    showEnd: () => list.current?.showEnd(),
  }));

  /** Reads what is missing in front of the message below the gap. */
  function fill(key: string) {
    const gap = gaps.find(({ beforeId }) => key === `gap-${beforeId}`);
    if (gap) onFill(gap);
  }

  return (
    <Frame>
      <Feed
        role="feed"
        aria-label={t`Messages of this chat`}
        aria-busy={isBusy}
        rows={rows}
        estimate={estimateRow}
        isFloating={isBeyond}
        openAt={opened}
        handle={list}
        onView={(view) => {
          setIsAtEnd(view.isAtEnd);
          setSeenId(newestSeen(rows, view.last, seenId));
          props.onView(view);
        }}
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
              canWrite={props.canWrite}
              actions={props.actions}
              outgoing={props.outgoing}
              rating={row.kind === 'rating' && props.rating}
              onSeen={row.kind === 'message' && mentions.isUnseen(row.message) ? mentions.onSeen : undefined}
              onOlder={props.onOlder}
              onFill={fill}
            />
          </ItemBoundary>
        )}
      </Feed>
      {!isAtEnd && (
        <Pill size="s" icon={<ArrowDownIcon aria-hidden />} onClick={() => list.current?.showEnd()}>
          {newBelow > 0
            ? t`${plural(newBelow, { one: '# new message', other: '# new messages' })}`
            : t`To the latest`}
        </Pill>
      )}
      <VisuallyHidden as="div" aria-live="polite" aria-atomic="true">
        {props.announcement}
      </VisuallyHidden>
    </Frame>
  );
}

/** The first line of a feed says what is above it, and changes with every page. */
const isBeyond = ({ kind }: FeedRow) => kind === 'older' || kind === 'start';

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Feed = styled(RowList)`
  flex: 1;
  margin-bottom: var(--space-2);
` as typeof RowList<FeedRow>;

const Pill = styled(Button)`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline: 0;
  width: max-content;
  margin-inline: auto;
  background: var(--color-floating);
  border-radius: 99px;
  box-shadow: var(--shadow-floating);
`;
