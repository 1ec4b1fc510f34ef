import { queueKeyOf, type OutboxEntry } from './OutboxEntry.ts';

/** The pending head of each queue. Refused entries do not hold up a queue; the user deals with them. */
export function chooseHeads(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>();
  for (const entry of entries.toSorted((a, b) => a.place - b.place)) {
    const queueKey = queueKeyOf(entry.item);
    if (entry.state !== 'refused' && !heads.has(queueKey)) heads.set(queueKey, entry);
  }
  return [...heads.values()];
}
