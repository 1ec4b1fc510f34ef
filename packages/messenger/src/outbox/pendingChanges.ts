import type { PendingChanges } from '@my-air/feature-api';

import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import { outboxJournal, outboxStore } from '../storage/messengerStorage.ts';

/** The unsent entries and the files of drafts. Texts of drafts are counted and deleted with all others. */
export const messengerPendingChanges: PendingChanges = {
  count: async ({ id }) => (await outboxStore.list(id)).length,
  async wipe({ id }) {
    outboxJournal.clear(id);
    await draftFilesOf(id).wipe();
    await outboxStore.clear(id);
  },
};
