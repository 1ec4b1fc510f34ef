import { keepPerUser } from '@my-air/client-state';
import type { PortalContext } from '@my-air/feature-api';

import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import { connect, outboxJournal, outboxStore } from '../storage/messengerStorage.ts';
import { openedTimelinesOf } from '../timeline/openedTimelinesOf.ts';
import { createTransport } from './createTransport.ts';
import { createOutbox } from './createOutbox.ts';
import { thisBrowser } from './thisBrowser.ts';

/** The outbox of a user in this tab: shared by the screens and the background, which makes it send. */
export const outboxOf = keepPerUser((portal: PortalContext, userId: number) => {
  const { api, config, session } = portal;
  const outbox = createOutbox({
    userId,
    store: outboxStore,
    journal: outboxJournal,
    transport: createTransport(api, config.flags.idempotencyKey),
    browser: thisBrowser(connect),
    async rescueFiles({ item, files }) {
      if (item.kind === 'review') return [];
      // The files of a question are stored under chat 0, because its chat does not exist yet.
      return draftFilesOf(userId).rescue(item.kind === 'message' ? item.chatId : 0, files);
    },
    isCurrent: () => session.getUser()?.id === userId,
    recheck: () => session.recheck(),
  });
  // A message enters its chat at the moment at which it is no longer unsent.
  outbox.onSent(({ entry: { item }, delivery }) => {
    if (item.kind === 'message' && delivery.message)
      openedTimelinesOf(portal, userId).get(item.chatId)?.apply(delivery.message);
  });
  return outbox;
});
