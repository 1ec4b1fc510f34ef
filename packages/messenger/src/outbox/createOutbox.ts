import { normalizeText } from '../text/normalizeText.ts';
import { createPublisher, createUploads } from './createPublisher.ts';
import { createSender } from './createSender.ts';
import type {
  MessageTransport,
  NewEntry,
  Outbox,
  OutboxBrowser,
  OutboxChannel,
  OutboxJournal,
  OutboxNews,
  OutboxStore,
} from './Outbox.ts';
import type { OutboxEntry, OutboxFile, OutboxItem } from './OutboxEntry.ts';

export interface OutboxOptions {
  /** The user of the outbox; entries of other users are neither seen nor sent. */
  userId: number;
  store: OutboxStore;
  journal: OutboxJournal;
  transport: MessageTransport;
  browser: OutboxBrowser;
  /** Whether this user is signed in: entries are only sent in their author's session. */
  isCurrent: () => boolean;
  /** Finds the files of an entry whose page ended before they were stored; undefined when they are lost. */
  rescueFiles?: (entry: NewEntry) => Promise<readonly OutboxFile[] | undefined>;
  /** Asks whether this user is still signed in, after a 401. */
  recheck: () => Promise<boolean>;
}

/** Creates the outbox of one user in one tab. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { userId, store, journal, browser } = options;
  const publisher = createPublisher(options, tell);
  const uploads = createUploads(tell);
  const sender = createSender({ ...options, publisher, uploads });
  let channel: OutboxChannel | undefined;
  let lastCreatedAt = 0;

  /** The time of a new entry; later than that of the one before, also after the clock was put back. */
  function nextMoment(): number {
    lastCreatedAt = Math.max(browser.now(), lastCreatedAt + 1);
    return lastCreatedAt;
  }

  function tell(news: OutboxNews): void {
    channel?.send(news);
  }

  function receive(news: OutboxNews): void {
    if (news.type === 'uploading') return uploads.show(news.key, news.share);
    if (news.type === 'stop') return sender.stop(news.key);
    // SAFETY: the other tabs run the same code, and releases keep the shape of messages.
    if (news.type === 'sent') publisher.showSent(news as never);
    void publisher.refresh();
    sender.nudge();
  }

  /** Notifies tabs, screens and the sender after a change by this tab. */
  async function announce(): Promise<void> {
    tell({ type: 'changed' });
    await publisher.refresh();
    sender.nudge();
  }

  /** Takes over the journal of a page that ended before its entries were stored. */
  async function recover(): Promise<void> {
    const found = journal.list(userId);
    for (const entry of found) {
      const files = entry.files.length > 0 ? await options.rescueFiles?.(entry) : [];
      await store.add(recoverEntry(entry, files !== undefined), files ?? []);
      journal.erase(entry.key);
    }
    if (found.length > 0) await announce();
  }

  /** Puts an entry back into the queue, unless it is being sent. */
  const queueAgain = (key: string) =>
    store.change(key, (entry) =>
      entry.state === 'sending'
        ? entry
        : { ...entry, state: 'queued', retryAt: undefined, failure: undefined, conflicts: 0 },
    );

  return {
    valueAtom: publisher.valueAtom,
    subscribe: publisher.subscribe,
    get: publisher.get,
    onSent: publisher.onSent,
    onRefused: publisher.onRefused,
    uploads,

    async enqueue(item, files = []) {
      const entry: NewEntry = {
        key: browser.newKey(),
        userId,
        item: normalizeItem(item),
        files: files.map(({ name, type, size }) => ({ name, type, size })),
        createdAt: nextMoment(),
        state: 'queued',
        attempts: 0,
      };
      // In the same step as the call: the page may end before anything asynchronous happens.
      journal.write(entry);
      try {
        const read = await Promise.all(
          files.map(async (file) => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() })),
        );
        return await sender.add(entry, read);
      } finally {
        journal.erase(entry.key);
        tell({ type: 'changed' });
      }
    },

    async retry(key) {
      await store.change(key, (entry) =>
        // The user has decided that it did not arrive: it is not searched for again.
        entry.state === 'maybeSent' ? { ...entry, isUnsettled: false, isAccepted: false } : entry,
      );
      await queueAgain(key);
      await announce();
    },

    async check(key) {
      await store.change(key, (entry) =>
        entry.state === 'maybeSent'
          ? { ...entry, state: 'queued', isUnsettled: true, retryAt: undefined, failure: undefined }
          : entry,
      );
      await announce();
    },

    async retryAll() {
      for (const { key, state } of await store.list(userId)) if (state === 'failed') await queueAgain(key);
      await announce();
    },

    async takeBack(key) {
      const files = await store.files(key);
      let taken: OutboxEntry | undefined;
      await store.change(key, (entry) => {
        if (entry.state === 'sending') return entry;
        taken = entry;
        return undefined;
      });
      await announce();
      return taken && { item: taken.item, files };
    },

    async stop(key) {
      // The request is stored first, so that the next tab respects it if this one ends.
      await store.change(key, (entry) =>
        entry.state === 'sending' ? { ...entry, failure: { code: 'aborted' } } : entry,
      );
      sender.stop(key);
      tell({ type: 'stop', key });
    },

    async confirmSent(key) {
      await store.change(key, (entry) => (entry.state === 'maybeSent' ? undefined : entry));
      await announce();
    },

    async wipe() {
      journal.clear(userId);
      await store.clear(userId);
      await announce();
    },

    start() {
      channel = browser.openChannel(`my-air outbox of ${userId}`, receive);
      const opened = channel;
      void recover().then(publisher.refresh);
      const stop = sender.start();
      return () => {
        stop();
        opened.close();
        if (channel === opened) channel = undefined;
      };
    },
  };
}

/** An item with its texts in the form that every server can return. */
function normalizeItem(item: OutboxItem): OutboxItem {
  switch (item.kind) {
    case 'message':
      return { ...item, message: normalizeText(item.message) };
    case 'supportRequest':
      return { ...item, summary: normalizeText(item.summary), message: normalizeText(item.message) };
    case 'review':
      return { ...item, ...(item.comment !== undefined && { comment: normalizeText(item.comment) }) };
  }
}

/**
 * An entry recovered from the journal: it may have been stored and sent after all, so that a server without
 * keys has to be asked. One whose files are lost waits for the user.
 */
export function recoverEntry(entry: NewEntry, hasFiles: boolean): NewEntry {
  if (hasFiles) return { ...entry, isUnsettled: true };
  const lostFiles = entry.files.map(({ name }) => name);
  return { ...entry, files: [], state: 'refused', failure: { code: 'aborted', lostFiles } };
}
