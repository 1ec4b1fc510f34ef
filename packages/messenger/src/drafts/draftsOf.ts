import { readId } from '@my-air/api-client';
import { atomStore } from '@my-air/feature-kit/state';
import { draftChangesAtom, draftOf, draftSubjects } from '@my-air/feature-kit/forms';
import { useUser } from '@my-air/feature-kit';
import { atom, useAtomValue, type Atom } from 'jotai';

import { draftFilesAtom } from './draftFiles.ts';
import {
  chatPlace,
  emptyDraft,
  topOf,
  withEdit,
  withMessage,
  withoutSaved,
  withTop,
  type Draft,
  type DraftStack,
  type MessageText,
} from './Draft.ts';

/** The content of a draft without the ids of its chat and of the edited message. */
export type DraftContent = Partial<Pick<Draft, 'message' | 'template' | 'reply_to_message_id'>>;

/** A message that left the composer and was not sent. */
export interface ReturnedMessage {
  chatId: number;
  /** In markdown. */
  text: string;
  replyToMessageId: number | undefined;
  files: readonly File[];
}

/** The drafts of one user in all chats: the composer's draft of each chat that has one. */
export interface Drafts {
  draftsAtom: Atom<ReadonlyMap<number, Draft>>;
  get: () => ReadonlyMap<number, Draft>;
  /** The draft in the composer of a chat. */
  read: (chatId: number) => Draft;
  /** The new message of a chat, also while an edit is in the composer. */
  readMessage: (chatId: number) => Draft;
  /** Changes the draft in the composer. */
  write: (chatId: number, content: DraftContent) => void;
  /** Changes the new message, and brings it into the composer. */
  writeMessage: (chatId: number, content: (draft: Draft) => DraftContent) => void;
  /** Brings the edit of a message into the composer. */
  beginEdit: (chatId: number, message: MessageText) => void;
  /** Discards the edit in the composer; the draft before it returns. */
  endEdit: (chatId: number) => void;
  /** Deletes an edit that the server has stored, unless more was typed since. */
  finishEdit: (chatId: number, saved: MessageText) => void;
  /** Deletes the text that was given to the sender; what was typed behind it since stays. */
  clear: (chatId: number, sent: string) => void;
  /** Puts a message back into the composer of its chat, above text that was typed there since. */
  putBack: (message: ReturnedMessage) => void;
}

/** Creates the drafts of one user's chats, as views of all drafts of that user. */
export function createDrafts(userId: number): Drafts {
  const at = (chatId: number) => draftOf(userId, chatPlace, chatId);
  const ownStack = (chatId: number, stack: DraftStack | undefined): DraftStack =>
    (stack ?? []).filter(({ chat_id }) => chat_id === chatId);
  const stackOf = (chatId: number) => ownStack(chatId, at(chatId).read());
  const keep = (chatId: number, stack: DraftStack) => at(chatId).write([...stack]);
  const messageIn = (stack: DraftStack) => stack.find(({ isEditing }) => !isEditing);

  const draftsAtom = atom((get): ReadonlyMap<number, Draft> => {
    get(draftChangesAtom);
    return new Map(
      draftSubjects(userId, chatPlace).flatMap((subject) => {
        const chatId = readId(subject);
        const stack = ownStack(chatId, get(chatPlace.atomOf(userId, chatId)));
        return stack.length > 0 ? [[chatId, topOf(stack, chatId)] as const] : [];
      }),
    );
  });

  return {
    draftsAtom,
    get: () => atomStore.get(draftsAtom),
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
    clear(chatId, sent) {
      const stack = stackOf(chatId);
      const { message } = messageIn(stack) ?? emptyDraft(chatId);
      const since = message.startsWith(sent) ? message.slice(sent.length) : message;
      const edits = stack.filter(({ isEditing }) => isEditing);
      keep(chatId, since.trim() === '' ? edits : [...edits, { ...emptyDraft(chatId), message: since }]);
    },
    putBack({ chatId, text, replyToMessageId, files }) {
      const change = (draft: Draft) => ({
        ...draft,
        message: [text, draft.message].filter((words) => words.trim() !== '').join('\n\n'),
        reply_to_message_id: replyToMessageId ?? draft.reply_to_message_id,
      });
      keep(chatId, withMessage(stackOf(chatId), chatId, change));
      const draftFiles = draftFilesAtom(userId, chatId);
      atomStore.set(draftFiles, [...files, ...atomStore.get(draftFiles)]);
    },
  };
}

const known = new Map<number, Drafts>();

/** The drafts of a user's chats in this tab. */
export function draftsOf(userId: number): Drafts {
  const drafts = known.get(userId) ?? createDrafts(userId);
  known.set(userId, drafts);
  return drafts;
}

/** The user's drafts by the id of the chat, and the functions that change them. */
export function useDrafts(): readonly [ReadonlyMap<number, Draft>, Drafts] {
  // After sign-out, the drafts of user 0: none.
  const drafts = draftsOf(useUser()?.id ?? 0);
  return [useAtomValue(drafts.draftsAtom), drafts];
}
