import type { OutboxSnapshot, SentEntry } from './Outbox.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/** How many of the things that arrived are remembered, for screens that have not shown them yet. */
const rememberedSent = 50;

/** Tells screens and caches of this tab how the outbox stands. */
export interface Publisher {
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => OutboxSnapshot;
  /** Reads the entries anew. */
  refresh: () => Promise<void>;
  sent: (sent: SentEntry) => void;
  refused: (entry: OutboxEntry) => void;
  settle: (key: string) => void;
  onSent: (listener: (sent: SentEntry) => void) => () => void;
  onRefused: (listener: (entry: OutboxEntry) => void) => () => void;
}

/** Makes the publisher of what `list` reads. */
export function createPublisher(list: () => Promise<OutboxEntry[]>): Publisher {
  const changes = new Set<() => void>();
  const arrivals = new Set<(sent: SentEntry) => void>();
  const refusals = new Set<(entry: OutboxEntry) => void>();
  let snapshot: OutboxSnapshot = { entries: [], sent: [], isSafe: true };
  let reads = 0;

  function publish(next: Partial<OutboxSnapshot>): void {
    const entries = next.entries ?? snapshot.entries;
    snapshot = {
      entries,
      sent: next.sent ?? snapshot.sent,
      isSafe: entries.every(({ isKept }) => isKept),
    };
    for (const onChange of changes) onChange();
  }

  return {
    subscribe: (onChange) => added(changes, onChange),
    getSnapshot: () => snapshot,
    onSent: (listener) => added(arrivals, listener),
    onRefused: (listener) => added(refusals, listener),

    async refresh() {
      reads += 1;
      const mine = reads;
      // What cannot be read at this moment is shown as it was.
      const entries = await list().catch(() => undefined);
      // A read that began later knows more.
      if (entries && mine === reads) publish({ entries });
    },

    sent(sent) {
      const { key } = sent.entry;
      const others = snapshot.sent.filter(({ entry }) => entry.key !== key);
      // In one step, so that it is never on the screen twice, nor not at all.
      publish({
        entries: snapshot.entries.filter((entry) => entry.key !== key),
        sent: [...others, sent].slice(-rememberedSent),
      });
      for (const listener of arrivals) listener(sent);
    },
    refused(entry) {
      for (const listener of refusals) listener(entry);
    },
    settle(key) {
      if (!snapshot.sent.some(({ entry }) => entry.key === key)) return;
      publish({ sent: snapshot.sent.filter(({ entry }) => entry.key !== key) });
    },
  };
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
