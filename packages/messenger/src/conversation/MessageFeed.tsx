import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { ArrowDownIcon, Button, VisuallyHidden } from '@my-air/ui-kit';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';

import type { ChatParticipant, Message } from '../contract.ts';
import type { MessageActions } from '../message/MessageActions.ts';
import { MessageRow } from '../message/MessageRow.tsx';
import { NoticeRow } from '../message/NoticeRow.tsx';
import { OutgoingRow, type OutgoingActions } from '../message/OutgoingRow.tsx';
import { plainText } from '../message/plainText.ts';
import type { Gap } from '../timeline/Timeline.ts';
import { rowAfterKey } from '../window/rowAfterKey.ts';
import { RowList, type RowListHandle } from '../window/RowList.tsx';
import { DayLine, GapLine, OlderLine, StartLine, UnreadLine } from './FeedLine.tsx';
import { estimateRow, type FeedRow } from './FeedRow.ts';
import { SeenMark } from './SeenMark.tsx';
import type { Mentions } from './useMentions.ts';

/** What can be asked of the feed from outside. */
export interface MessageFeedHandle {
  /** Shows a row and points it out for a moment; false when it is not loaded. */
  pointOut: (key: string) => boolean;
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
  /** How many messages have come that the reader has not seen, below what is in sight. */
  newBelow: number;
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

/** How long a message stays pointed out after a jump, in milliseconds. */
const pointingTime = 1_500;

/** The messages of a chat. Arrows, Home and End go from one to the next; a screen reader hears what comes from a voice beside it. */
export function MessageFeed(props: MessageFeedProps) {
  const { rows, participants, openAt, newBelow, isBusy, canWrite, actions, outgoing, mentions, handle } =
    props;
  const { t } = useLingui();
  const format = useFormat();
  const list = useRef<RowListHandle>(null);
  const [active, setActive] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [isAtEnd, setIsAtEnd] = useState(openAt === undefined);
  const articles = rows.filter(isArticle).map(({ key }) => key);
  const places = new Map(articles.map((key, place) => [key, place]));
  const reachable = active !== undefined && places.has(active) ? active : articles.at(-1);
  const opened = openAt === undefined ? undefined : { key: openAt, offset: 96 };

  useEffect(() => {
    if (pointed === undefined) return undefined;
    const timer = setTimeout(() => setPointed(undefined), pointingTime);
    return () => clearTimeout(timer);
  }, [pointed]);

  useImperativeHandle(handle, () => ({
    pointOut(key) {
      const isThere = list.current?.show(key) ?? false;
      if (isThere) {
        setPointed(key);
        setActive(key);
        list.current?.focus(key);
      }
      return isThere;
    },
    showEnd: () => list.current?.showEnd(),
  }));

  function move(event: KeyboardEvent<HTMLElement>) {
    const isInControl =
      event.target instanceof Element && event.target.closest('textarea, input, [role="menu"]');
    const next = isInControl ? undefined : rowAfterKey(event, articles, reachable);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    list.current?.focus(next);
  }

  /** Reads what is missing in front of the message that stands below the gap. */
  function fill(key: string) {
    const gap = props.gaps.find(({ beforeId }) => key === `gap-${beforeId}`);
    if (gap) props.onFill(gap);
  }

  function draw(row: FeedRow): ReactNode {
    switch (row.kind) {
      case 'start':
        return <StartLine />;
      case 'older':
        return <OlderLine isFailed={row.isFailed} onRetry={props.onOlder} />;
      case 'gap':
        return <GapLine onFill={() => fill(row.key)} />;
      case 'day':
        return <DayLine moment={row.moment} />;
      case 'unread':
        return <UnreadLine />;
      case 'rating':
        return props.rating;
      case 'notice':
        return <NoticeRow message={row.message} />;
      case 'message':
        return (
          <SeenMark
            key={row.key}
            onSeen={mentions.isUnseen(row.message) ? () => mentions.onSeen(row.message) : undefined}
          >
            <MessageRow
              message={row.message}
              author={participants.find(({ id }) => id === row.message.user?.id)}
              isFirst={row.isFirst}
              isLast={row.isLast}
              isActive={row.key === (hovered ?? active)}
              isPointedOut={row.key === pointed}
              canWrite={canWrite}
              actions={actions}
            />
          </SeenMark>
        );
      case 'outgoing':
        return <OutgoingRow entry={row.entry} actions={outgoing} isReachable={row.key === reachable} />;
    }
  }

  function nameOf(message: Message): string {
    const author = message.user?.me ? t`You` : (message.user?.name ?? t`My AIR`);
    const [file] = message.attachments ?? [];
    const text = message.deleted_at ? t`The message was deleted` : plainText(message) || file?.name || '';
    const time = format.dateTime(message.created_at);
    return t`${author}, ${time}: ${text}`;
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
        onKeyDown={move}
        onView={(view) => {
          setIsAtEnd(view.isAtEnd);
          props.onView(view);
        }}
        onPointerLeave={() => setHovered(undefined)}
      >
        {(row: FeedRow) =>
          isArticle(row) ? (
            <Article
              data-row-focus=""
              tabIndex={row.key === reachable ? 0 : -1}
              aria-posinset={(places.get(row.key) ?? 0) + 1}
              aria-setsize={-1}
              aria-label={
                row.kind === 'outgoing' ? t`Your message that is not sent yet` : nameOf(row.message)
              }
              onFocus={() => setActive(row.key)}
              onClick={() => setActive(row.key)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(row.key)}
            >
              {draw(row)}
            </Article>
          ) : (
            <Beside row={row}>{draw(row)}</Beside>
          )
        }
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

/** What stands between the messages; where one can do something there it is an article of the feed too. */
function Beside({ row, children }: { row: FeedRow; children: ReactNode }) {
  const hasControls = row.kind === 'rating' || row.kind === 'gap' || row.kind === 'older';
  return hasControls ? <article>{children}</article> : children;
}

/** The first line of a feed says what is above it, and changes with every page. */
const isBeyond = ({ kind }: FeedRow) => kind === 'older' || kind === 'start';

type ArticleRow = Extract<FeedRow, { kind: 'message' | 'notice' | 'outgoing' }>;

function isArticle(row: FeedRow): row is ArticleRow {
  return row.kind === 'message' || row.kind === 'notice' || row.kind === 'outgoing';
}

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

const Article = styled.article`
  border-radius: var(--radius-control);

  &:focus-visible {
    outline-offset: -2px;
  }
`;

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
