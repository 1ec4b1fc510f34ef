import { draftFileStore } from '../storage/messengerStorage.ts';
import { createDraftFiles, type DraftFiles } from './createDraftFiles.ts';
import { draftsOf } from './draftsOf.ts';
import { newChat, questionOf } from './questionDraft.ts';

const known = new Map<number, DraftFiles>();

/** The files of a user's drafts in this tab. */
export function draftFilesOf(userId: number): DraftFiles {
  const files =
    known.get(userId) ??
    createDraftFiles({
      userId,
      store: draftFileStore,
      namesOf: (chatId) =>
        chatId === newChat
          ? questionOf(userId).read()?.attachments
          : draftsOf(userId).readMessage(chatId).attachments,
    });
  known.set(userId, files);
  return files;
}
