import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { useBrandName } from '@my-air/feature-kit/views';
import { memo, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ChatParticipant, Message } from '../contract.ts';
import { DayLine, UnreadLine, NoticeRow } from './FeedLine.tsx';
import { isArticle, type ArticleRow, type FeedRow } from './FeedRow.ts';
import { MessageRow } from '../message/MessageRow.tsx';
import type { MessageActions } from '../message/MessageToolbar.tsx';
import { plainText } from '../message/plainText.ts';
import { OutgoingRow } from '../send/OutgoingRow.tsx';
import type { OutgoingActions } from '../send/useOutgoing.ts';

export interface FeedItemProps {
  /** The row to render. */
  row: FeedRow;
  /** Its position among the loaded messages, from 1. */
  position: number;
  /** The author as a participant, for role, picture and colour; undefined for one who has left the chat. */
  author: ChatParticipant | undefined;
  /** Whether the Tab key reaches it. */
  isReachable: boolean;
  /** Whether the actions on the message are shown. */
  isActive: boolean;
  /** Whether it is highlighted after a jump to it. */
  isPointedOut: boolean;
  /** The actions on messages. */
  actions: MessageActions;
  /** The actions on unsent messages. */
  outgoing: OutgoingActions;
  /** The rating form, shown in a row of that kind. */
  rating: ReactNode;
  /** Called once the user has seen the message; without it sight is not observed. */
  onSeen: ((message: Message) => void) | undefined;
}

/** One row of the feed. Memoized, because a scroll passes hundreds of rows. */
export const FeedItem = memo(function FeedItem(props: FeedItemProps) {
  const { row, position, isReachable } = props;
  const { t } = useLingui();
  const nameOf = useMessageName();
  const isOwn = row.kind === 'message' && row.message.user?.me && !row.message.deleted_at;

  // The rating has controls: it is an article of the feed too.
  if (!isArticle(row)) return row.kind === 'rating' ? <article>{drawLine(props)}</article> : drawLine(props);
  return (
    <Article
      data-row-focus=""
      tabIndex={isReachable ? 0 : -1}
      aria-posinset={position}
      aria-setsize={-1}
      aria-label={row.kind === 'outgoing' ? t`Your message that is not sent yet` : nameOf(row.message)}
      aria-description={isOwn ? (row.isSeen ? t`Seen` : t`Sent`) : undefined}
    >
      {drawArticle(props, row)}
    </Article>
  );
});

function drawArticle(props: FeedItemProps, row: ArticleRow): ReactNode {
  const { onSeen } = props;
  switch (row.kind) {
    case 'notice':
      return <NoticeRow message={row.message} />;
    case 'outgoing':
      return <OutgoingRow message={row.message} actions={props.outgoing} isReachable={props.isReachable} />;
    case 'message':
      return (
        <SeenMark onSeen={onSeen && (() => onSeen(row.message))}>
          <MessageRow
            message={row.message}
            author={props.author}
            isFirst={row.isFirst}
            isLast={row.isLast}
            isSeen={row.isSeen}
            isActive={props.isActive}
            isPointedOut={props.isPointedOut}
            actions={props.actions}
          />
        </SeenMark>
      );
  }
}

/** Renders a row between the messages. */
function drawLine({ row, rating }: FeedItemProps): ReactNode {
  switch (row.kind) {
    case 'day':
      return <DayLine moment={row.moment} />;
    case 'unread':
      return <UnreadLine />;
    case 'rating':
      return rating;
    default:
      return null;
  }
}

/** The accessible name of a message: author, time and text. */
function useMessageName() {
  const { t } = useLingui();
  const format = useFormat();
  const brand = useBrandName();
  return (message: Message): string => {
    const author = message.user?.me ? t`You` : (message.user?.name ?? brand);
    const [file] = message.attachments ?? [];
    const text = message.deleted_at ? t`The message was deleted` : plainText(message) || file?.name || '';
    const time = format.dateTime(message.created_at);
    return t`${author}, ${time}: ${text}`;
  };
}

const Article = styled.article`
  border-radius: var(--radius-control);

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A mention counts as read once this share of it was in sight for this time, in milliseconds. */
const mentionSeen = { share: 0.5, time: 1_000 } as const;

interface SeenMarkProps {
  /** Called once enough of the content was in sight for long enough; without it sight is not observed. */
  onSeen: (() => void) | undefined;
  /** The content that is observed. */
  children: ReactNode;
}

/** Notices that the user has seen its content. */
function SeenMark({ onSeen, children }: SeenMarkProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWatched = onSeen !== undefined;
  // Once rendered, the element stays: without it the content would be mounted anew, and lose the focus.
  const [hasPlace] = useState(isWatched);
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onSeen?.();
  });

  useEffect(() => {
    if (!isWatched || !place.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(tell, mentionSeen.time);
      },
      { threshold: mentionSeen.share },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWatched]);

  return hasPlace ? <div ref={place}>{children}</div> : children;
}
