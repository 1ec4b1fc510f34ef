import type { PendingChanges } from '@my-air/feature-api';

import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import { outboxJournal, outboxStore } from '../storage/messengerStorage.ts';

/** What waits to be sent, and the files of drafts. The texts of drafts are counted and deleted with those of all features. */
export const messengerPendingChanges: PendingChanges = {
  count: async ({ id }) => (await outboxStore.list(id)).length,
  async wipe({ id }) {
    outboxJournal.clear(id);
    await draftFilesOf(id).wipe();
    await outboxStore.clear(id);
  },
};
