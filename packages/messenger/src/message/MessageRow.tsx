import { Trans, useLingui } from '@lingui/react/macro';
import { useBrandName } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Avatar, CheckIcon, Row, Tag, VisuallyHidden, media } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { messageTypes, type ChatParticipant, type Message } from '../contract.ts';
import { useRoleWord } from './useRoleWord.ts';
import { Attachments } from './Attachments.tsx';
import { MessageText } from './MessageText.tsx';
import { MessageToolbar, type MessageActions } from './MessageToolbar.tsx';
import { Quote } from './Quote.tsx';
import { Reactions } from './Reactions.tsx';
import { AgreementCard } from './AgreementCard.tsx';

export interface MessageRowProps {
  /** The message to render. */
  message: Message;
  /** The author as a participant of the chat, for role, picture and colour; undefined for one who has left. */
  author?: ChatParticipant | undefined;
  /** Whether it is the first of several by the same author: it has the name and picture. */
  isFirst: boolean;
  /** Whether it is the last of several by the same author, for the corners of its bubble. */
  isLast: boolean;
  /** Whether another participant has seen it. @default false */
  isSeen?: boolean;
  /** Whether the focus is in it, or the pointer over it: its actions are shown. */
  isActive: boolean;
  /** Whether it is highlighted after a jump to it. @default false */
  isPointedOut?: boolean;
  /** The actions on the message. */
  actions: MessageActions;
}

/** One message: its author, its content, and its actions. */
export function MessageRow({
  message,
  author,
  isFirst,
  isLast,
  isSeen = false,
  isActive,
  isPointedOut = false,
  actions,
}: MessageRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const brand = useBrandName();
  const roleOf = useRoleWord();
  const { user, attachments, agreement, reactions, type } = message;
  const isOwn = user?.me ?? false;
  const isDeleted = Boolean(message.deleted_at);
  const name = isOwn ? t`You` : (user?.name ?? brand);
  const role = roleOf({ role: author?.role, is_manager: user?.is_manager ?? author?.is_manager });
  const time = format.time(message.created_at);
  const isEdited = !isDeleted && Boolean(message.updated_at) && message.updated_at !== message.created_at;
  const staff = message.written_by?.name;
  const person = user?.name ?? t`You`;

  return (
    <Line data-own={isOwn || undefined} data-first={isFirst || undefined} data-last={isLast || undefined}>
      {!isOwn && isFirst && <Picture name={name} src={user?.avatar ?? author?.avatar} size={32} />}
      <Bubble data-pointed={isPointedOut || undefined} data-deleted={isDeleted || undefined}>
        {/* What is selected and copied names its author, as the messages of others do; the row has its own name. */}
        {isFirst && isOwn && (
          <VisuallyHidden as="div" aria-hidden>
            {person}
          </VisuallyHidden>
        )}
        {isFirst && !isOwn && (
          <Head>
            <Name dir="auto" style={author?.color ? nameColor(author.color) : undefined}>
              {name}
            </Name>
            {role && <Role>{role}</Role>}
            {type === messageTypes.automatic && (
              <Role>
                <Trans>Automatic answer</Trans>
              </Role>
            )}
          </Head>
        )}
        {message.reply_to_message_id != null && !isDeleted && (
          <Quote
            message={message.replied_to_message}
            isReachable={isActive}
            onJump={() => actions.onJump(message.reply_to_message_id!)}
          />
        )}
        {type === messageTypes.product && !isDeleted && (
          <Tag tone="accent">
            <Trans>Offer</Trans>
          </Tag>
        )}
        {isDeleted ? <Deleted>{t`The message was deleted`}</Deleted> : <MessageText message={message} />}
        {attachments && attachments.length > 0 && <Attachments attachments={attachments} />}
        {agreement && (
          <AgreementCard agreement={agreement} isReachable={isActive} onAccepted={actions.onChanged} />
        )}
        <Foot>
          {staff && (
            <span>
              <Trans>
                by <bdi>{staff}</bdi> for <bdi>{person}</bdi>
              </Trans>
            </span>
          )}
          {isEdited && (
            <span title={format.dateTime(message.updated_at)}>
              <Trans>edited</Trans>
            </span>
          )}
          <time dateTime={message.created_at ?? undefined} title={format.dateTime(message.created_at)}>
            {time}
          </time>
          {isOwn && !isDeleted && (
            <Row gap={1}>
              <CheckIcon aria-hidden />
              {isSeen ? <Trans>Seen</Trans> : <VisuallyHidden>{t`Sent`}</VisuallyHidden>}
            </Row>
          )}
        </Foot>
        {reactions && reactions.length > 0 && (
          <Reactions
            reactions={reactions}
            isReachable={isActive}
            onToggle={(emoji) => actions.onReact(message, emoji)}
          />
        )}
        {isActive && !isDeleted && <MessageToolbar message={message} actions={actions} />}
      </Bubble>
    </Line>
  );
}

/** A participant's own colour, mixed with the colour of text so that it is readable in both schemes. */
function nameColor(color: string) {
  return { color: `color-mix(in oklab, ${color} 55%, var(--color-text))` };
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  padding-block: 0.125rem;
  padding-inline: calc(var(--space-4) + 2.625rem) var(--space-4);

  &[data-first] {
    padding-top: var(--space-2);
  }
  &[data-own] {
    justify-content: flex-end;
  }
  ${media.down('xs')} {
    padding-inline: calc(var(--space-3) + 2.25rem) var(--space-3);
  }
`;

const Picture = styled(Avatar)`
  margin-inline: -2.625rem 0.625rem;
`;

const Bubble = styled.div`
  position: relative;
  box-sizing: border-box;
  min-width: 4rem;
  /* Beside it is room for the actions. */
  max-width: min(36rem, 100% - 7.5rem);
  padding: 0.5rem 0.75rem 0.375rem;
  font-size: var(--font-size-14);
  background: var(--color-sunken);
  border-radius: 1rem;
  border-start-start-radius: 0.375rem;
  border-end-start-radius: 0.375rem;
  transition: box-shadow var(--motion-medium);

  [data-first] > & {
    border-start-start-radius: 1rem;
  }
  [data-last] > & {
    border-end-start-radius: 1rem;
  }
  [data-own] > & {
    background: var(--color-accent-soft);
    border-radius: 1rem;
    border-start-end-radius: 0.375rem;
    border-end-end-radius: 0.375rem;
  }
  [data-own][data-first] > & {
    border-start-end-radius: 1rem;
  }
  [data-own][data-last] > & {
    border-end-end-radius: 1rem;
  }
  &[data-deleted] {
    background: transparent;
    outline: 1px dashed var(--color-outline);
  }
  &[data-pointed] {
    box-shadow: 0 0 0 3px var(--color-accent);
  }
  @container messenger (max-width: 47.99rem) {
    max-width: 100%;
  }
  ${media.down('xs')} {
    font-size: var(--font-size-16);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
  margin-bottom: 0.125rem;
`;

const Name = styled.strong`
  font-weight: var(--font-weight-strong);
  overflow-wrap: anywhere;
`;

const Role = styled.span`
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;

const Deleted = styled.em`
  color: var(--color-muted);
`;

const Foot = styled.div`
  display: flex;
  gap: var(--space-2);
  justify-content: flex-end;
  margin-top: 0.125rem;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  svg {
    display: block;
    width: 0.875rem;
    height: 0.875rem;
  }
`;
