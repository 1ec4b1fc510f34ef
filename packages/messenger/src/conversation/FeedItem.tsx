import { useLingui } from '@lingui/react/macro';
import { useBrandName } from '@my-air/feature-api';
import { useFormat } from '@my-air/i18n';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ChatParticipant, Message } from '../contract.ts';
import type { MessageActions } from '../message/MessageActions.ts';
import { MessageRow } from '../message/MessageRow.tsx';
import { NoticeRow } from '../message/NoticeRow.tsx';
import type { OutgoingActions } from '../message/OutgoingRow.tsx';
import { OutgoingText } from '../message/OutgoingText.tsx';
import { plainText } from '../message/plainText.ts';
import { DayLine, GapLine, OlderLine, StartLine, UnreadLine } from './FeedLine.tsx';
import { isArticle, type ArticleRow, type FeedRow } from './FeedRow.ts';
import { SeenMark } from './SeenMark.tsx';

/** Loads what shows a message on its way, before there is one: it may have to be shown while there is no connection. */
export const loadOutgoing = () => import('../message/OutgoingRow.tsx');

const OutgoingRow = lazy(async () => {
  // Without it the words at least stand there.
  const loaded = await loadOutgoing().catch(() => undefined);
  return { default: loaded?.OutgoingRow ?? OutgoingText };
});

export interface FeedItemProps {
  row: FeedRow;
  /** Its place among the messages that are loaded, from 1. */
  position: number;
  author: ChatParticipant | undefined;
  /** Whether the Tab key reaches it. */
  isReachable: boolean;
  /** Whether what can be done with it is shown. */
  isActive: boolean;
  isPointedOut: boolean;
  canWrite: boolean;
  actions: MessageActions;
  outgoing: OutgoingActions;
  /** Draws the rating where one is asked for. */
  rating: ReactNode;
  /** Called once the person has seen it; without it nobody looks. */
  onSeen: ((message: Message) => void) | undefined;
  onOlder: () => void;
  /** Called with the key of the gap that is to be filled. */
  onFill: (key: string) => void;
}

/** One line of the feed. Drawn again only when something of its own changes, since a scroll goes past hundreds of them. */
export const FeedItem = memo(function FeedItem(props: FeedItemProps) {
  const { row, position, isReachable } = props;
  const { t } = useLingui();
  const nameOf = useMessageName();

  if (!isArticle(row)) return hasControls(row) ? <article>{drawLine(props)}</article> : drawLine(props);
  return (
    <Article
      data-row-focus=""
      tabIndex={isReachable ? 0 : -1}
      aria-posinset={position}
      aria-setsize={-1}
      aria-label={row.kind === 'outgoing' ? t`Your message that is not sent yet` : nameOf(row.message)}
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
      return (
        <Suspense fallback={<OutgoingText entry={row.entry} />}>
          <OutgoingRow entry={row.entry} actions={props.outgoing} isReachable={props.isReachable} />
        </Suspense>
      );
    case 'message':
      return (
        <SeenMark onSeen={onSeen && (() => onSeen(row.message))}>
          <MessageRow
            message={row.message}
            author={props.author}
            isFirst={row.isFirst}
            isLast={row.isLast}
            isActive={props.isActive}
            isPointedOut={props.isPointedOut}
            canWrite={props.canWrite}
            actions={props.actions}
          />
        </SeenMark>
      );
  }
}

/** A row between the messages. */
function drawLine({ row, rating, onOlder, onFill }: FeedItemProps): ReactNode {
  switch (row.kind) {
    case 'start':
      return <StartLine />;
    case 'older':
      return <OlderLine isFailed={row.isFailed} onRetry={onOlder} />;
    case 'gap':
      return <GapLine onFill={() => onFill(row.key)} />;
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

/** Where one can do something between the messages, it is an article of the feed too. */
function hasControls({ kind }: FeedRow) {
  return kind === 'rating' || kind === 'gap' || kind === 'older';
}

/** How a message is read aloud: who, when and what. */
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
