import { browserTexts } from '@my-air/client-state';

import { createFallbackStore, createIdbStore, createJournal } from '../outbox/outboxStores.ts';
import { createConnection } from './database.ts';
import { createDraftFileStore } from './createDraftFileStore.ts';

/** The connection to the messenger's database in this browser. */
export const connect = createConnection();

/** The store of this tab's unsent entries. */
export const outboxStore = createFallbackStore(() =>
  connect().then(
    () => createIdbStore(connect),
    () => undefined,
  ),
);

/** The journal of this tab's entries that are being added to the store. */
export const outboxJournal = createJournal(browserTexts);

/** The store of the files of drafts. */
export const draftFileStore = createDraftFileStore(connect);
