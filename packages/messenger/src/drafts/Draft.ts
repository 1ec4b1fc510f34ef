import { Id } from '@my-air/api-client/contract';
import { draftPlace } from '@my-air/data-kit/draft';
import * as v from 'valibot';

/** A user's draft in a chat. Its names are the specification's, and the browser stores them. */
const DraftSchema = v.object({
  chat_id: Id,
  /** The text as the composer has it, in markdown. */
  message: v.string(),
  /** The id of the message that is being edited; null for a new one. */
  message_id: v.nullable(Id),
  isEditing: v.boolean(),
  /** The template that the text came from, if any. */
  template: v.nullable(v.string()),
  reply_to_message_id: v.nullable(Id),
  /** For an edit: the text of the message when the edit began. */
  original: v.optional(v.string()),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

/** The drafts of a chat: a new message, and edits of sent ones. The last is in the composer. */
export const chatPlace = draftPlace('messenger/chat', v.array(DraftSchema), (stack) => stack.length === 0);

/** An empty draft. */
export function emptyDraft(chatId: number): Draft {
  return {
    chat_id: chatId,
    message: '',
    message_id: null,
    isEditing: false,
    template: null,
    reply_to_message_id: null,
  };
}

/** Whether a draft has nothing to lose: an empty message, or an edit that changes nothing. */
export function isIdle({ message, isEditing, original, reply_to_message_id }: Draft): boolean {
  if (isEditing) return message === original;
  return message.trim() === '' && reply_to_message_id === null;
}
