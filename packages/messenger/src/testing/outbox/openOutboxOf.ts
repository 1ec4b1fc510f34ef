import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

import type { MessageTransport, DeliveryStatus } from '../../outbox/Outbox.ts';
import { createOutbox, type OutboxOptions } from '../../outbox/createOutbox.ts';
import type { OutboxEntry } from '../../outbox/OutboxEntry.ts';
import { createConnection, createFallbackStore, createIdbStore } from '../../storage/messengerStorage.ts';
import { buildJournal } from './buildJournal.ts';
import { Clock } from './Clock.ts';
import { Locks } from './Locks.ts';

/** An outbox of one tab whose server is controlled by the test. */
export function openOutboxOf(overrides: Partial<OutboxOptions> & { hasKeys?: boolean } = {}) {
  globalThis.indexedDB = new IDBFactory();
  const clock = new Clock();
  const stopWatching = clock.watchTasks();
  const locks = new Locks();
  const network = { isOnline: true };
  let wake = () => {};
  let keys = 0;
  const server = {
    send: vi.fn<MessageTransport['send']>(() => Promise.resolve({})),
    find: vi.fn<MessageTransport['find']>(() => Promise.resolve<DeliveryStatus>({ arrived: false })),
    lastKnownId: vi.fn<MessageTransport['lastKnownId']>(() => Promise.resolve(7)),
  };
  const store =
    overrides.store ?? createFallbackStore(() => Promise.resolve(createIdbStore(createConnection())));
  const options: OutboxOptions = {
    userId: 1,
    store,
    journal: buildJournal(),
    transport: { hasKeys: overrides.hasKeys ?? true, ...server },
    isCurrent: () => true,
    recheck: () => Promise.resolve(false),
    browser: {
      now: clock.wall,
      elapsed: clock.now,
      after: (milliseconds, act) => clock.after(milliseconds, act),
      newKey: () => `key-${++keys}`,
      isOnline: () => network.isOnline,
      onWake: (act) => {
        wake = act;
        return () => {};
      },
      withExclusiveLock: async (name, signal, work) => {
        await locks
          .of(options)
          .request(name, { signal }, work)
          .catch(() => {});
      },
      openChannel: () => ({ send: () => {}, close: () => {} }),
    },
    ...overrides,
  };
  const outbox = createOutbox(options);

  return {
    outbox,
    store,
    clock,
    server,
    options,
    stopWatching,
    /** Connects or disconnects the network. */
    connect: (isOnline: boolean) => {
      network.isOnline = isOnline;
      if (isOnline) wake();
    },
    wake: () => wake(),
    /** The states of the entries that have not arrived, in order. */
    states: () => outbox.get().entries.map(({ state }) => state),
    /** The texts that were sent, in order. */
    sentTexts: () => server.send.mock.calls.map(([entry]) => textOf(entry)),
    /** Writes messages to a chat. */
    write: async (messages: readonly string[], chatId = 1) => {
      const entries: OutboxEntry[] = [];
      for (const message of messages) {
        const adding = outbox.enqueue({ kind: 'message', chatId, message });
        await clock.rest();
        entries.push(await adding);
      }
      return entries;
    },
    /** Waits for the result of an action of the outbox. */
    resultOf: async <Answer>(action: Promise<Answer>): Promise<Answer> => {
      await clock.rest();
      return action;
    },
  };
}

function textOf({ item }: OutboxEntry) {
  return item.kind === 'review' ? String(item.rating) : item.message;
}
