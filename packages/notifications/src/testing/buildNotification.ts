import type { Notification } from '../contract.ts';

let lastId = 0;

/** An open notice that leads to the channels. */
export function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: ++lastId,
    type: 'info',
    created_at: '2026-11-20T10:00:00Z',
    summary: 'Your channel was checked',
    url: '/accounts/youtube',
    ...overrides,
  };
}
