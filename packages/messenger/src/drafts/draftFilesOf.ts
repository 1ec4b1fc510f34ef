import { draftFileStore } from '../storage/messengerStorage.ts';
import { createDraftFiles, type DraftFiles } from './createDraftFiles.ts';
import { draftsOf } from './draftsOf.ts';

const known = new Map<number, DraftFiles>();

/** The files of a person's drafts in this tab. */
export function draftFilesOf(userId: number): DraftFiles {
  const files =
    known.get(userId) ??
    createDraftFiles({
      userId,
      store: draftFileStore,
      namesOf(chatId) {
        const { attachments, isEditing } = draftsOf(userId).read(chatId);
        // While a message is being changed, the draft that names its files waits aside.
        return isEditing ? undefined : attachments;
      },
    });
  known.set(userId, files);
  return files;
}
