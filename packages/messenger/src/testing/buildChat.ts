import type { Chat } from '../contract.ts';

let lastId = 0;

/** A support chat without unread messages. */
export function buildChat(overrides: Partial<Chat> = {}): Chat {
  return {
    id: ++lastId,
    process: { processable_type: 'support' },
    participants: [],
    unread_count: 0,
    mentions_count: 0,
    ...overrides,
  };
}
