import { Id } from '@my-air/api-client/contract';
import { useUser } from '@my-air/feature-kit';
import { draftOf, draftPlace, useDraft, type DraftOwner } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

/** A user's draft in a chat: the new message, and at most one edit. The browser stores these names. */
const DraftSchema = v.object({
  /** The text of the new message as the composer has it, in markdown. */
  message: v.string(),
  /** The template that the text came from, if any. */
  template: v.nullable(v.string()),
  reply_to_message_id: v.nullable(Id),
  /** The edit of a sent message, with the text of that message when the edit began. */
  edit: v.optional(v.object({ message_id: Id, message: v.string(), original: v.string() })),
  /** Whether the composer has the edit, and not the new message. */
  isEditing: v.boolean(),
});
export type ChatDraft = v.InferOutput<typeof DraftSchema>;

/** A draft with nothing in it. */
export const emptyDraft: ChatDraft = {
  message: '',
  template: null,
  reply_to_message_id: null,
  isEditing: false,
};

/** The list of drafts that browsers stored earlier; the composer had the last one. */
const EarlierSchema = v.pipe(
  v.array(
    v.object({
      message: v.string(),
      message_id: v.nullable(Id),
      reply_to_message_id: v.nullable(Id),
      original: v.optional(v.string(), ''),
    }),
  ),
  v.transform((drafts): ChatDraft => {
    const written = drafts.find(({ message_id }) => message_id === null);
    const edits = drafts.flatMap(({ message_id, message, original }) =>
      message_id === null ? [] : [{ message_id, message, original }],
    );
    const edit = edits.pop();
    return {
      ...emptyDraft,
      // The text of an earlier edit is not lost.
      message: joinTexts(...edits.map(({ message }) => message), written?.message ?? ''),
      reply_to_message_id: written?.reply_to_message_id ?? null,
      edit,
      isEditing: edit !== undefined && drafts.at(-1) !== written,
    };
  }),
);

const isMessageEmpty = ({ message, reply_to_message_id }: ChatDraft) =>
  message.trim() === '' && reply_to_message_id === null;

export const chatPlace = draftPlace(
  'messenger/chat',
  v.union([DraftSchema, EarlierSchema]),
  (draft) => isMessageEmpty(draft) && draft.edit === undefined,
);

/** Changes a user's draft in a chat, and returns it. */
export function changeDraft(
  owner: DraftOwner,
  chatId: number,
  change: (draft: ChatDraft) => ChatDraft,
): ChatDraft {
  const kept = draftOf(owner, chatPlace, chatId);
  const draft = change(kept.read() ?? emptyDraft);
  kept.write(draft);
  return draft;
}

/** The signed-in user's draft in a chat, and the function that changes it. */
export function useChatDraft(chatId: number) {
  const owner = useUser()?.id;
  const { value = emptyDraft } = useDraft(chatPlace, chatId);
  return [value, (change: (draft: ChatDraft) => ChatDraft) => changeDraft(owner, chatId, change)] as const;
}

/** A text of a message, as it was sent or is stored by the server. */
export interface MessageText {
  id: number;
  markdown: string;
}

/** The edit that the composer has; undefined while it has the new message. */
export const editIn = ({ edit, isEditing }: ChatDraft) => (isEditing ? edit : undefined);

/** Changes the text in the composer. */
export function withText(draft: ChatDraft, message: string): ChatDraft {
  const edit = editIn(draft);
  return edit ? { ...draft, edit: { ...edit, message } } : withMessage(draft, { message });
}

/** Brings the new message into the composer, changed. An edit returns there once the message is gone. */
export function withMessage(draft: ChatDraft, change: Partial<ChatDraft>): ChatDraft {
  const edit = draft.edit?.message === draft.edit?.original ? undefined : draft.edit;
  const changed = { ...draft, ...change, edit };
  return isMessageEmpty(changed)
    ? { ...emptyDraft, edit, isEditing: edit !== undefined }
    : { ...changed, isEditing: false };
}

/** Removes the text that was given to the sender; text that was typed behind it since stays. */
export function withoutSent(draft: ChatDraft, sent: string): ChatDraft {
  const { message, isEditing } = draft;
  const since = message.startsWith(sent) ? message.slice(sent.length) : message;
  const left = withMessage(draft, { message: since, template: null, reply_to_message_id: null });
  return isEditing ? { ...left, edit: draft.edit, isEditing } : left;
}

/** Brings the edit of a message into the composer. While another edit has changes, it brings that one instead. */
export function withEdit(draft: ChatDraft, { id, markdown }: MessageText): ChatDraft {
  const { edit } = draft;
  const isKept = edit && (edit.message_id === id || edit.message !== edit.original);
  const begun = { message_id: id, message: markdown, original: markdown };
  return { ...draft, edit: isKept ? edit : begun, isEditing: true };
}

/** Discards the edit; the new message is in the composer again. */
export const withoutEdit = (draft: ChatDraft): ChatDraft => ({ ...draft, edit: undefined, isEditing: false });

/** Removes an edit that the server has stored. Text typed since is now an edit of the stored text. */
export function withoutSaved(draft: ChatDraft, { id, markdown }: MessageText): ChatDraft {
  const { edit } = draft;
  if (edit?.message_id !== id) return draft;
  if (edit.message.trim() === markdown.trim()) return withoutEdit(draft);
  return { ...draft, edit: { ...edit, original: markdown } };
}

/** Texts as one, below each other. */
export const joinTexts = (...texts: string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n');
