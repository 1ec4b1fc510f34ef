import type { Message } from '../contract.ts';

/** A message of another user; the times of two consecutive ids are a minute apart. */
export function buildMessage(id: number, overrides: Partial<Message> = {}): Message {
  const created_at = new Date(Date.UTC(2026, 10, 1) + id * 60_000).toISOString();
  return {
    id,
    user: { id: 2, name: 'Iryna' },
    type: 0,
    message_markdown: `Message ${id}`,
    created_at,
    ...overrides,
  };
}
