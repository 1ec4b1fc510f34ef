import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Badge } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { css, styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import { ChatPicture } from './ChatPicture.tsx';
import { filtersOf } from './filterChats.ts';
import { plainText } from '../message/plainText.ts';
import { useChatMatter } from '../process/useChatMatter.ts';

export interface ChatLineProps {
  /** The chat of the line. */
  chat: Chat;
  /** The list that it is in, for its link; undefined for the active chats. */
  section: 'archive' | undefined;
  /** Whether it is the open chat. */
  isOpen: boolean;
  /** Whether the Tab key reaches it; it reaches one chat of a list, and the arrows go on from there. */
  isReachable: boolean;
  /** The user's draft in this chat; without one the last message is shown. */
  draft?: string | undefined;
  /** Whether it is on a screen of another feature, whose search parameters are not those of the chats. @default false */
  isElsewhere?: boolean;
}

/** One chat in the list: its subject, the last message, and the number of unread ones. */
export function ChatLine({ chat, section, isOpen, isReachable, draft, isElsewhere = false }: ChatLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const matter = useChatMatter()(chat);
  const unread = Math.max(0, chat.unread_count ?? 0);
  const mentions = Math.max(0, chat.mentions_count ?? 0);
  const changedAt = chat.last_message?.created_at ?? chat.updated_at;

  return (
    <Line
      to="/messenger"
      search={(search) => ({ ...(isElsewhere ? {} : filtersOf(search)), section, chat: chat.id })}
      data-row-focus=""
      data-unread={unread > 0 || undefined}
      tabIndex={isReachable ? 0 : -1}
      activeProps={{}}
      aria-current={isOpen ? 'true' : undefined}
    >
      <ChatPicture chat={chat} heading={matter.heading} size={44} />
      {/* The full texts are in the opened chat. */}
      <Words data-excerpt>
        <Top>
          <Name dir="auto">{matter.heading}</Name>
          {changedAt && (
            <time dateTime={changedAt} title={format.dateTime(changedAt)}>
              {shortTime(changedAt, format)}
            </time>
          )}
        </Top>
        {matter.kind !== matter.heading && <Kind>{matter.kind}</Kind>}
        <Bottom>
          <ChatPreview chat={chat} draft={draft} />
          {mentions > 0 && (
            <Mention title={t`${plural(mentions, { one: '# mention of you', other: '# mentions of you' })}`}>
              @
            </Mention>
          )}
          <Badge
            count={unread}
            label={t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`}
          />
        </Bottom>
      </Words>
    </Line>
  );
}

/** The time for today, the date for any other day. */
function shortTime(moment: string, format: ReturnType<typeof useFormat>): string {
  return format.date(moment) === format.date(new Date()) ? format.time(moment) : format.shortDate(moment);
}

const Line = styled(Link)`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  /* Together as far from the edge as the controls above the list. */
  margin: 0.125rem var(--space-1);
  padding: var(--space-3);
  color: inherit;
  text-decoration: none;
  border-radius: var(--radius-control);

  &:hover {
    background: var(--color-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: var(--color-accent-soft);
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
` as typeof Link;

/** With little room, in letters instead of pixels, names take a second line. */
const narrow = '@container chat-line (max-width: 8.99rem)';

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  container: chat-line / inline-size;
`;

const Top = styled.span`
  display: flex;
  gap: var(--space-2);
  align-items: baseline;

  ${narrow} {
    flex-wrap: wrap;
  }
  > time {
    flex-shrink: 0;
    margin-inline-start: auto;
    color: var(--color-muted);
    font-size: var(--font-size-12);
    font-variant-numeric: tabular-nums;
  }
`;

const name = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${narrow} {
    display: -webkit-box;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Name = styled.span`
  ${name}
  font-weight: var(--font-weight-strong);
`;

const Kind = styled.span`
  ${name}
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;

const Bottom = styled.span`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: 1.375rem;
  margin-top: 0.125rem;
`;

const Mention = styled.span`
  flex-shrink: 0;
  width: 1.25rem;
  height: 1.25rem;
  color: var(--color-accent-text);
  font-size: var(--font-size-12);
  font-weight: 700;
  line-height: 1.25rem;
  text-align: center;
  background: var(--color-accent-soft);
  border-radius: 50%;
`;

interface ChatPreviewProps {
  /** The chat whose last message is shown. */
  chat: Chat;
  /** The user's draft in this chat; without one the last message is shown. */
  draft?: string | undefined;
}

/** The last message of a chat in one line, or the user's draft. */
function ChatPreview({ chat, draft }: ChatPreviewProps) {
  const { t } = useLingui();
  const { last_message: message, is_group_chat: isGroup } = chat;
  if (draft) {
    return (
      <Preview>
        <Draft>{t`Draft:`}</Draft> <bdi>{draft}</bdi>
      </Preview>
    );
  }
  if (!message) return <Preview>{t`No messages yet`}</Preview>;
  if (message.deleted_at) return <Preview>{t`The message was deleted`}</Preview>;

  const [file] = message.attachments ?? [];
  const text = plainText(message) || file?.name || message.agreement?.display_name || t`Message`;
  const author = message.user?.me ? t`You` : isGroup ? message.user?.name : undefined;
  if (!author) return <Preview dir="auto">{text}</Preview>;
  return (
    <Preview>
      <bdi>{author}</bdi>: <bdi>{text}</bdi>
    </Preview>
  );
}

const Preview = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--color-muted);
  font-size: var(--font-size-14);
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-unread] & {
    color: var(--color-text);
    font-weight: var(--font-weight-medium);
  }
`;

const Draft = styled.span`
  color: var(--color-critical-text);
`;
