import type { PortalContext } from '@my-air/feature-api';

import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import { connect, outboxJournal, outboxStore } from '../storage/messengerStorage.ts';
import { createTransport } from './createTransport.ts';
import { createOutbox } from './createOutbox.ts';
import type { Outbox } from './Outbox.ts';
import { thisBrowser } from './thisBrowser.ts';

const outboxes = new WeakMap<PortalContext['api'], Map<number, Outbox>>();

/** The outbox of a user in this tab: shared by the screens and the background, which makes it send. */
export function outboxOf({ api, config, session }: PortalContext, userId: number): Outbox {
  const known = outboxes.get(api) ?? new Map<number, Outbox>();
  outboxes.set(api, known);
  const outbox =
    known.get(userId) ??
    createOutbox({
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
  known.set(userId, outbox);
  return outbox;
}
