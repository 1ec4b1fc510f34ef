import { keepPerUser } from '@my-air/client-state';

import { draftFileStore } from '../storage/messengerStorage.ts';
import { createDraftFiles } from './createDraftFiles.ts';
import { draftsOf } from './draftsOf.ts';
import { newChat, questionOf } from './questionDraft.ts';

/** The files of a user's drafts in this tab. */
export const draftFilesOf = keepPerUser((userId: number) =>
  createDraftFiles({
    userId,
    store: draftFileStore,
    namesOf: (chatId) =>
      chatId === newChat
        ? questionOf(userId).read()?.attachments
        : draftsOf(userId).readMessage(chatId).attachments,
  }),
);
