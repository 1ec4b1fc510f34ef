import type { Delivery } from './MessageTransport.ts';
import type { OutboxEntry } from './OutboxEntry.ts';
import type { TryOptions } from './TryOptions.ts';

/** Changes a stored entry, and notifies every tab. Undefined when it no longer exists. */
export async function changeEntry(
  { store, tell, publisher }: TryOptions,
  { key }: OutboxEntry,
  values: Partial<OutboxEntry>,
): Promise<OutboxEntry | undefined> {
  const changed = await store.change(key, (entry) => ({ ...entry, ...values }));
  tell({ type: 'changed' });
  if (changed) publisher.put(changed);
  else await publisher.refresh();
  return changed;
}

/** Postpones an entry to its next try; `pause` in milliseconds. */
export function postpone(
  options: TryOptions,
  entry: OutboxEntry,
  pause: number,
  values: Partial<OutboxEntry> = {},
): Promise<OutboxEntry | undefined> {
  const retryAt = options.browser.now() + pause;
  return changeEntry(options, entry, { ...values, state: 'failed', retryAt, pause });
}

/** Removes a delivered entry, and notifies every tab. */
export async function arrive(options: TryOptions, entry: OutboxEntry, delivery: Delivery): Promise<void> {
  await options.store.change(entry.key, () => undefined);
  options.publisher.sent({ entry, delivery });
  options.tell({ type: 'sent', entry, delivery });
}
