import { createState } from '@my-air/client-state';
import { createListeners } from '@my-air/client-state/early';

import type { OutboxSnapshot, SentEntry } from './Outbox.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/** The number of delivered entries that are remembered for screens that have not shown them yet. */
const rememberedSent = 50;

/** Notifies screens and caches of this tab of the state of the outbox. */
export interface Publisher {
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => OutboxSnapshot;
  /** Reads the entries anew. */
  refresh: () => Promise<void>;
  sent: (sent: SentEntry) => void;
  refused: (entry: OutboxEntry) => void;
  acknowledge: (key: string) => void;
  onSent: (listener: (sent: SentEntry) => void) => () => void;
  onRefused: (listener: (entry: OutboxEntry) => void) => () => void;
}

/** Creates the publisher of the entries that `list` reads. */
export function createPublisher(list: () => Promise<OutboxEntry[]>): Publisher {
  const arrivals = createListeners<[sent: SentEntry]>();
  const refusals = createListeners<[entry: OutboxEntry]>();
  const snapshot = createState<OutboxSnapshot>({ entries: [], sent: [], isSafe: true });
  let reads = 0;

  function publish(next: Partial<OutboxSnapshot>): void {
    const { entries = snapshot.get().entries, sent = snapshot.get().sent } = next;
    snapshot.set({ entries, sent, isSafe: entries.every(({ isKept }) => isKept) });
  }

  return {
    subscribe: snapshot.subscribe,
    getSnapshot: snapshot.get,
    onSent: arrivals.add,
    onRefused: refusals.add,

    async refresh() {
      reads += 1;
      const mine = reads;
      // If the entries cannot be read now, the last ones stay.
      const entries = await list().catch(() => undefined);
      // The result of a read that began later is newer.
      if (entries && mine === reads) publish({ entries });
    },

    sent(sent) {
      const { key } = sent.entry;
      const others = snapshot.get().sent.filter(({ entry }) => entry.key !== key);
      // In one step, so that it is always on the screen exactly once.
      publish({
        entries: snapshot.get().entries.filter((entry) => entry.key !== key),
        sent: [...others, sent].slice(-rememberedSent),
      });
      arrivals.notify(sent);
    },
    refused: refusals.notify,
    acknowledge(key) {
      if (!snapshot.get().sent.some(({ entry }) => entry.key === key)) return;
      publish({ sent: snapshot.get().sent.filter(({ entry }) => entry.key !== key) });
    },
  };
}
