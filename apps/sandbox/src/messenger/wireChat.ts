import type { chatMessages, chatParticipants, chats } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import type { Origins } from '../Sandbox.ts';

type ChatRow = typeof chats.$inferSelect;
type ParticipantRow = typeof chatParticipants.$inferSelect;
type MessageRow = typeof chatMessages.$inferSelect;

/** Who reads, and when: "me" and "still editable" follow from it. */
export interface Reading {
  readonly userId: number;
  readonly now: Date;
  readonly origins: Origins;
}

/** How long the author of a message may change it. */
const editableFor = 24 * 60 * 60_000;

/** A chat as the contract has it. */
export function wireChat(
  chat: ChatRow,
  participants: readonly ParticipantRow[],
  lastMessage: MessageRow | undefined,
  reading: Reading,
) {
  return {
    id: chat.id,
    chat_id: chat.id,
    process: { processable_type: chat.processType, processable: chat.processable },
    participants: participants.map((participant) => ({
      ...wireAuthor(participant, reading),
      color: participant.color,
      role: participant.role,
    })),
    last_message: lastMessage ? wireMessage(lastMessage, participants, reading) : null,
    unread_count: chat.unreadCount,
    mentions_count: chat.mentionsCount,
    is_group_chat: chat.isGroupChat,
    closed_by_self: chat.isClosedBySelf,
    archived_at: chat.archivedAt?.toISOString() ?? null,
    created_at: chat.createdAt.toISOString(),
    updated_at: chat.updatedAt.toISOString(),
  };
}

/** A message as the contract has it; of a deleted one only its place is left. */
export function wireMessage(message: MessageRow, participants: readonly ParticipantRow[], reading: Reading) {
  const author = participants.find(({ id }) => id === message.participantId);
  const isDeleted = message.deletedAt !== null;
  return {
    id: message.id,
    user: author ? wireAuthor(author, reading) : null,
    type: message.type,
    message_html: isDeleted ? '' : message.html,
    message_markdown: isDeleted ? '' : message.markdown,
    attachments: isDeleted ? [] : (message.attachments as { name: string }[]),
    agreement: isDeleted ? null : (message.agreement as { id: string } | null),
    reply_to_message_id: message.replyToMessageId,
    reactions: [],
    is_editable: isEditable(message, author, reading),
    created_at: message.createdAt.toISOString(),
    updated_at: message.updatedAt?.toISOString() ?? null,
    deleted_at: message.deletedAt?.toISOString() ?? null,
  };
}

function wireAuthor({ id, name, avatar, userId, isManager }: ParticipantRow, reading: Reading) {
  return {
    id,
    name,
    avatar: absoluteUrl(reading, avatar),
    me: userId === reading.userId,
    is_manager: isManager,
  };
}

function isEditable(message: MessageRow, author: ParticipantRow | undefined, { userId, now }: Reading) {
  const isOwn = author !== undefined && author.userId === userId;
  const isWritten = message.type === 0 || message.type === 1;
  const isFresh = now.getTime() - message.createdAt.getTime() < editableFor;
  return isOwn && isWritten && isFresh && message.deletedAt === null;
}
