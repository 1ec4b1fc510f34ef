import { createListeners, createValue, type ReadonlyValue } from '@my-air/client-state';

import type { OutboxSnapshot, SentEntry } from './Outbox.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/** The number of delivered entries that are remembered, for a dialog that learns the key of its own later. */
const rememberedSent = 50;

/** Notifies screens and caches of this tab of the state of the outbox. */
export interface Publisher extends ReadonlyValue<OutboxSnapshot> {
  /** Reads the entries anew, and returns them. Rejects when the storage fails. */
  read: () => Promise<readonly OutboxEntry[]>;
  /** Reads the entries anew; if that fails, the last ones stay. */
  refresh: () => Promise<void>;
  /** Shows an entry as this tab has stored it. */
  put: (entry: OutboxEntry) => void;
  sent: (sent: SentEntry) => void;
  refused: (entry: OutboxEntry) => void;
  onSent: (listener: (sent: SentEntry) => void) => () => void;
  onRefused: (listener: (entry: OutboxEntry) => void) => () => void;
}

/** Creates the publisher of the entries that `list` reads. */
export function createPublisher(list: () => Promise<OutboxEntry[]>): Publisher {
  const arrivals = createListeners<[sent: SentEntry]>();
  const refusals = createListeners<[entry: OutboxEntry]>();
  const snapshot = createValue<OutboxSnapshot>({ entries: [], sent: [], isSafe: true });
  let reads = 0;
  /** Counts what this tab has stored: a reading that began before is not the latest. */
  let changes = 0;

  function publish(next: Partial<OutboxSnapshot>): void {
    const { entries = snapshot.get().entries, sent = snapshot.get().sent } = next;
    snapshot.set({ entries, sent, isSafe: entries.every(({ isKept }) => isKept) });
  }

  async function read(): Promise<readonly OutboxEntry[]> {
    reads += 1;
    const mine = reads;
    for (;;) {
      const before = changes;
      const entries = await list();
      // The result of a read that began later is newer.
      if (mine !== reads) return entries;
      if (before !== changes) continue;
      publish({ entries });
      return entries;
    }
  }

  return {
    subscribe: snapshot.subscribe,
    get: snapshot.get,
    onSent: arrivals.add,
    onRefused: refusals.add,

    read,
    refresh: () =>
      read().then(
        () => undefined,
        () => undefined,
      ),

    put(entry) {
      changes += 1;
      const others = snapshot.get().entries.filter(({ key }) => key !== entry.key);
      publish({ entries: [...others, entry].toSorted((one, other) => one.place - other.place) });
    },

    sent(sent) {
      const { key } = sent.entry;
      changes += 1;
      const others = snapshot.get().sent.filter(({ entry }) => entry.key !== key);
      // In one step, so that it is always on the screen exactly once.
      publish({
        entries: snapshot.get().entries.filter((entry) => entry.key !== key),
        sent: [...others, sent].slice(-rememberedSent),
      });
      arrivals.notify(sent);
    },
    refused: refusals.notify,
  };
}

/** The progress of the files of entries, in whichever tab they are sent. */
export interface Uploads {
  subscribe: (onChange: () => void) => () => void;
  /** The sent share of an entry's files, from 0 to 1; undefined while it is unknown. */
  shareOf: (key: string) => number | undefined;
}

/** Creates the store in which the sender sets the progress; undefined at the end of an upload. */
export function createUploads(): Uploads & { set: (key: string, share: number | undefined) => void } {
  const shares = createValue<ReadonlyMap<string, number>>(new Map());

  return {
    subscribe: shares.subscribe,
    shareOf: (key) => shares.get().get(key),
    set(key, share) {
      if (shares.get().get(key) === share) return;
      const next = new Map(shares.get());
      if (share === undefined) next.delete(key);
      else next.set(key, share);
      shares.set(next);
    },
  };
}
