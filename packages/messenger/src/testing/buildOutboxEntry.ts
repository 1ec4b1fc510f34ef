import type { OutboxEntry } from '../outbox/OutboxEntry.ts';

/** A message that has waited for long. */
export function buildOutboxEntry(overrides: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    key: 'key-1',
    userId: 1,
    place: 1,
    item: {
      kind: 'message',
      chatId: 1,
      message: 'The second cut is ready. Shall we publish it on Thursday?',
    },
    files: [],
    createdAt: 0,
    state: 'queued',
    attempts: 0,
    isKept: true,
    ...overrides,
  };
}
