import { draftAt, type DraftStore } from '@my-air/feature-api/draft';

import { chatPlace, emptyDraft, type Draft } from './Draft.ts';
import {
  topOf,
  withEdit,
  withMessage,
  withoutSaved,
  withTop,
  type DraftStack,
  type MessageText,
} from './draftStack.ts';

/** What a draft holds besides the names of its chat and of the message that is being changed. */
export type DraftContent = Partial<
  Pick<Draft, 'message' | 'template' | 'reply_to_message_id' | 'attachments'>
>;

/** The drafts of one person in all chats. */
export interface Drafts {
  subscribe: (onChange: () => void) => () => void;
  /** What is in the composer of each chat that has a draft. The same object until one changes. */
  getSnapshot: () => ReadonlyMap<number, Draft>;
  /** What is in the composer of a chat. */
  read: (chatId: number) => Draft;
  /** The new message of a chat, also while a change is in the composer. */
  readMessage: (chatId: number) => Draft;
  /** Changes what is in the composer. */
  write: (chatId: number, content: DraftContent) => void;
  /** Changes the new message, and brings it into the composer. */
  writeMessage: (chatId: number, content: (draft: Draft) => DraftContent) => void;
  /** Brings the change of a message into the composer. */
  beginEdit: (chatId: number, message: MessageText) => void;
  /** Discards the change in the composer; what was there before comes back. */
  endEdit: (chatId: number) => void;
  /** Forgets a change that the server has stored, unless more was typed since. */
  finishEdit: (chatId: number, saved: MessageText) => void;
  /** Forgets the new message because it was sent. */
  clear: (chatId: number) => void;
}

/** Creates the drafts of one person's chats on top of all that this person types. */
export function createDrafts(store: DraftStore): Drafts {
  const prefix = `${chatPlace.id}:`;
  let seen: readonly unknown[] = [];
  let snapshot: ReadonlyMap<number, Draft> = new Map();

  const at = (chatId: number) => draftAt(store, chatPlace, chatId);
  const stackOf = (chatId: number): DraftStack =>
    (at(chatId).read() ?? []).filter(({ chat_id }) => chat_id === chatId);
  const keep = (chatId: number, stack: DraftStack) => at(chatId).write([...stack]);
  const messageIn = (stack: DraftStack) => stack.find(({ isEditing }) => !isEditing);

  function getSnapshot(): ReadonlyMap<number, Draft> {
    const places = store.places().filter((place) => place.startsWith(prefix));
    const values = places.flatMap((place) => [place, store.read(place)]);
    if (values.length === seen.length && values.every((value, index) => value === seen[index]))
      return snapshot;
    seen = values;
    snapshot = new Map(
      places.flatMap((place) => {
        const chatId = Number(place.slice(prefix.length));
        const stack = stackOf(chatId);
        return stack.length > 0 ? [[chatId, topOf(stack, chatId)] as const] : [];
      }),
    );
    return snapshot;
  }

  return {
    subscribe: store.subscribe,
    getSnapshot,
    read: (chatId) => topOf(stackOf(chatId), chatId),
    readMessage: (chatId) => messageIn(stackOf(chatId)) ?? emptyDraft(chatId),
    write(chatId, content) {
      const stack = stackOf(chatId);
      keep(chatId, withTop(stack, { ...topOf(stack, chatId), ...content }));
    },
    writeMessage(chatId, content) {
      const change = (draft: Draft) => ({ ...draft, ...content(draft) });
      keep(chatId, withMessage(stackOf(chatId), chatId, change));
    },
    beginEdit: (chatId, message) => keep(chatId, withEdit(stackOf(chatId), chatId, message)),
    endEdit(chatId) {
      const stack = stackOf(chatId);
      if (topOf(stack, chatId).isEditing) keep(chatId, stack.slice(0, -1));
    },
    finishEdit: (chatId, saved) => keep(chatId, withoutSaved(stackOf(chatId), saved)),
    clear: (chatId) =>
      keep(
        chatId,
        stackOf(chatId).filter(({ isEditing }) => isEditing),
      ),
  };
}
