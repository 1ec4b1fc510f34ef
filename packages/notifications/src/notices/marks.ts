import { Id } from '@my-air/api-client/contract';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import type { Notification } from '../contract.ts';

/** More than a user ever has open; the oldest are dropped. */
const limit = 500;
const Ids = v.fallback(
  v.optional(
    v.pipe(
      v.array(v.unknown()),
      v.transform((ids) => ids.filter(isId)),
    ),
    [],
  ),
  [],
);

/**
 * The ids of the notifications that were seen, and of those that were dealt with, in this browser. They are
 * kept per device: ids are unique over all users, and the cache, which marks incoming notifications, does not
 * know the user.
 */
export const marks = keptAtom(
  'notifications.marks',
  v.object({ seen: Ids, done: Ids }),
  { seen: [], done: [] },
  { per: 'device' },
);

/** Whether the user has seen the notification. */
export const wasSeen = (notification: Notification): boolean => notification['isSeen'] === true;

/** Whether the user has dealt with the notification. */
export const wasDealtWith = (notification: Notification): boolean =>
  notification['isDealtWith'] === true ||
  typeof notification.partner_rating === 'number' ||
  Boolean(notification.partner_comment);

/**
 * Remembers that these were seen, in this browser, because the server does not keep it. Returns whether that
 * changed anything.
 */
export function markSeen(ids: readonly Id[]): boolean {
  return remember('seen', ids);
}

/** Remembers that this one was dealt with. Returns whether that changed anything. */
export function markDealtWith(id: Id): boolean {
  return remember('done', [id]);
}

/** The notifications with their marks. */
export function withMarks(notifications: readonly Notification[]): Notification[] {
  const { seen, done } = atomStore.get(marks());
  return notifications.map((notification) => {
    const { isSeen: _seen, isDealtWith: _done, ...wire } = notification;
    return {
      ...(wire as Notification),
      ...(seen.includes(notification.id) && { isSeen: true }),
      ...(done.includes(notification.id) && { isDealtWith: true }),
    };
  });
}

function remember(kind: 'seen' | 'done', ids: readonly Id[]): boolean {
  const known = atomStore.get(marks());
  const fresh = ids.filter((id) => !known[kind].includes(id));
  if (fresh.length > 0)
    atomStore.set(marks(), (before) => ({ ...before, [kind]: [...before[kind], ...fresh].slice(-limit) }));
  return fresh.length > 0;
}

function isId(id: unknown): id is Id {
  return v.is(Id, id);
}
