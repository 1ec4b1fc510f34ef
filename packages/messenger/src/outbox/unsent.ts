import type { Unsent } from '@my-air/feature-api';

import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import { draftsOf } from '../drafts/draftsOf.ts';
import { outboxJournal, outboxStore } from '../storage/messengerStorage.ts';

/** What a person wrote here that the server has not got: what waits to be sent, and what was only begun. */
export const messengerUnsent: Unsent = {
  count: async ({ id }) => (await outboxStore.list(id)).length + draftsOf(id).getSnapshot().size,
  async wipe({ id }) {
    draftsOf(id).wipe();
    outboxJournal.clear(id);
    await draftFilesOf(id).wipe();
    await outboxStore.clear(id);
  },
};
