import { emptyDraft, isIdle, type Draft } from './Draft.ts';

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
