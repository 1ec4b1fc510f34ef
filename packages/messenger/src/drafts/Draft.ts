import { Id } from '@my-air/api-client/contract';
import { draftPlace } from '@my-air/feature-kit/forms';
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
function isIdle({ message, isEditing, original, reply_to_message_id }: Draft): boolean {
  if (isEditing) return message === original;
  return message.trim() === '' && reply_to_message_id === null;
}

/** The drafts of one chat; the last is in the composer. */
export type DraftStack = readonly Draft[];

/** A text of a message, as it was sent or is stored by the server. */
export interface MessageText {
  id: number;
  markdown: string;
}

/** The draft in the composer. */
export const topOf = (stack: DraftStack, chatId: number): Draft => stack.at(-1) ?? emptyDraft(chatId);

/** Replaces the draft in the composer. An empty new message is removed. */
export function withTop(stack: DraftStack, top: Draft): DraftStack {
  const others = stack.slice(0, -1);
  return !top.isEditing && isIdle(top) ? others : [...others, top];
}

/** Brings the edit of a message into the composer, with its earlier changes. The other drafts stay below. */
export function withEdit(stack: DraftStack, chatId: number, { id, markdown }: MessageText): DraftStack {
  const known = stack.find(({ message_id }) => message_id === id);
  const edit: Draft = known ?? {
    ...emptyDraft(chatId),
    message: markdown,
    message_id: id,
    isEditing: true,
    original: markdown,
  };
  return [...withoutIdle(stack.filter((draft) => draft !== known)), edit];
}

/** Brings the new message into the composer, changed by `change`. Edits of sent messages stay below. */
export function withMessage(stack: DraftStack, chatId: number, change: (draft: Draft) => Draft): DraftStack {
  const known = stack.find(({ isEditing }) => !isEditing);
  const others = stack.filter((draft) => draft !== known);
  return withTop([...withoutIdle(others), emptyDraft(chatId)], change(known ?? emptyDraft(chatId)));
}

/** Removes an edit that the server has stored. Text typed since is now an edit of the stored text. */
export function withoutSaved(stack: DraftStack, { id, markdown }: MessageText): DraftStack {
  return stack.flatMap((draft) => {
    if (draft.message_id !== id) return [draft];
    return draft.message.trim() === markdown.trim() ? [] : [{ ...draft, original: markdown }];
  });
}

const withoutIdle = (stack: DraftStack): DraftStack => stack.filter((draft) => !isIdle(draft));
