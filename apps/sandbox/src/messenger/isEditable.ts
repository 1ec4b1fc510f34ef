import { messageTypes } from '@my-air/messenger/contract';

import type { MessageRow, ParticipantRow } from './findChat.ts';

/** How long the author of a message may change it, in milliseconds. */
const editableFor = 24 * 60 * 60_000;

/** Whether a user may still change or delete a message: their own ones, for a day. */
export function isEditable(
  message: MessageRow,
  author: Pick<ParticipantRow, 'userId'> | undefined,
  { userId, now }: { userId: number; now: Date },
): boolean {
  const isOwn = author !== undefined && author.userId === userId;
  const isWritten = message.type === messageTypes.text || message.type === messageTypes.attachmentOnly;
  const isFresh = now.getTime() - message.createdAt.getTime() < editableFor;
  return isOwn && isWritten && isFresh && message.deletedAt === null;
}
