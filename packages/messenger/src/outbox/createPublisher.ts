import { type Atom } from 'jotai';
import { createListeners, createValue, type ReadonlyValue } from '../watched.ts';
import type { Delivery, NewEntry, OutboxNews, OutboxSnapshot, SentEntry } from './Outbox.ts';
import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';
import type { OutboxOptions } from './createOutbox.ts';

/** The number of delivered entries that are remembered, for a dialog that learns the key of its own later. */
const rememberedSent = 50;

/** Stores what becomes of entries, and notifies the screens of this tab and the other tabs of it. */
export interface Publisher extends ReadonlyValue<OutboxSnapshot> {
  /** Reads the entries anew, and returns them. Rejects when the storage fails. */
  read: () => Promise<readonly OutboxEntry[]>;
  /** Reads the entries anew; if that fails, the last ones stay. */
  refresh: () => Promise<void>;
  /** Stores a new entry and its files; the outbox itself notifies the other tabs of it. */
  add: (entry: NewEntry, files: readonly OutboxFile[]) => Promise<OutboxEntry>;
  /** Changes a stored entry. Undefined when it no longer exists. */
  change: (entry: OutboxEntry, values: Partial<OutboxEntry>) => Promise<OutboxEntry | undefined>;
  /** Postpones an entry to its next try; `pause` in milliseconds. */
  postpone: (entry: OutboxEntry, pause: number, values?: Partial<OutboxEntry>) => Promise<void>;
  /** Removes a delivered entry. */
  arrive: (entry: OutboxEntry, delivery: Delivery) => Promise<void>;
  /** Shows that an entry was delivered by another tab. */
  showSent: (sent: SentEntry) => void;
  refused: (entry: OutboxEntry) => void;
  onSent: (listener: (sent: SentEntry) => void) => () => void;
  onRefused: (listener: (entry: OutboxEntry) => void) => () => void;
}

/** Creates the publisher of a user's entries; `tell` reaches the other tabs. */
export function createPublisher(
  { userId, store, browser }: Pick<OutboxOptions, 'userId' | 'store' | 'browser'>,
  tell: (news: OutboxNews) => void,
): Publisher {
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
      const entries = await store.list(userId);
      // The result of a read that began later is newer.
      if (mine !== reads) return entries;
      if (before !== changes) continue;
      publish({ entries });
      return entries;
    }
  }

  const refresh = () =>
    read().then(
      () => undefined,
      () => undefined,
    );

  /** Shows an entry as this tab has stored it. */
  function show(entry: OutboxEntry): void {
    changes += 1;
    const others = snapshot.get().entries.filter(({ key }) => key !== entry.key);
    publish({ entries: [...others, entry].toSorted((one, other) => one.place - other.place) });
  }

  function showSent(sent: SentEntry): void {
    const { key } = sent.entry;
    changes += 1;
    const others = snapshot.get().sent.filter(({ entry }) => entry.key !== key);
    // In one step, so that it is always on the screen exactly once.
    publish({
      entries: snapshot.get().entries.filter((entry) => entry.key !== key),
      sent: [...others, sent].slice(-rememberedSent),
    });
    arrivals.notify(sent);
  }

  async function change({ key }: OutboxEntry, values: Partial<OutboxEntry>) {
    const changed = await store.change(key, (entry) => ({ ...entry, ...values }));
    tell({ type: 'changed' });
    if (changed) show(changed);
    else await refresh();
    return changed;
  }

  return {
    valueAtom: snapshot.valueAtom,
    subscribe: snapshot.subscribe,
    get: snapshot.get,
    onSent: arrivals.add,
    onRefused: refusals.add,
    read,
    refresh,

    async add(entry, files) {
      const kept = await store.add(entry, files);
      show(kept);
      return kept;
    },
    change,
    async postpone(entry, pause, values = {}) {
      const retryAt = browser.now() + pause;
      await change(entry, { ...values, state: 'failed', retryAt, pause });
    },
    async arrive(entry, delivery) {
      await store.change(entry.key, () => undefined);
      showSent({ entry, delivery });
      tell({ type: 'sent', entry, delivery });
    },
    showSent,
    refused: refusals.notify,
  };
}

/** The progress of the files of entries, in whichever tab they are sent. */
export interface Uploads {
  /** The sent shares of the files of entries, from 0 to 1, by key; unknown ones are absent. */
  sharesAtom: Atom<ReadonlyMap<string, number>>;
  /** The sent share of an entry's files, from 0 to 1; undefined while it is unknown. */
  shareOf: (key: string) => number | undefined;
}

/** The progress as the sender reports it; undefined at the end of an upload. */
export interface ReportedUploads extends Uploads {
  /** Notifies every tab. */
  report: (key: string, share: number | undefined) => void;
  /** Shows what another tab has reported. */
  show: (key: string, share: number | undefined) => void;
}

/** Creates the store of the progress; `tell` reaches the other tabs. */
export function createUploads(tell: (news: OutboxNews) => void): ReportedUploads {
  const shares = createValue<ReadonlyMap<string, number>>(new Map());

  function show(key: string, share: number | undefined): void {
    if (shares.get().get(key) === share) return;
    const next = new Map(shares.get());
    if (share === undefined) next.delete(key);
    else next.set(key, share);
    shares.set(next);
  }

  return {
    sharesAtom: shares.valueAtom,
    shareOf: (key) => shares.get().get(key),
    report(key, share) {
      show(key, share);
      tell({ type: 'uploading', key, share });
    },
    show,
  };
}
