import { openStorage } from '@my-air/client-state/early';

import { createFallbackStore } from '../outbox/createFallbackStore.ts';
import { createIdbStore } from '../outbox/createIdbStore.ts';
import { createJournal } from '../outbox/createJournal.ts';
import { createConnection } from './database.ts';
import { createDraftFileStore } from './createDraftFileStore.ts';

/** The messenger's database in this browser. */
export const connect = createConnection();

/** Where this tab keeps what waits to be sent. */
export const outboxStore = createFallbackStore(() =>
  connect().then(
    () => createIdbStore(connect),
    () => undefined,
  ),
);

/** Where this tab keeps what is on its way into the store. */
export const outboxJournal = createJournal(() => openStorage('browser'));

/** Where the files of drafts are kept. */
export const draftFileStore = createDraftFileStore(connect);
