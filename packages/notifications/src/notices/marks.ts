import { Id } from '@my-air/api-client/contract';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import type { Notification } from '../contract.ts';

/** The number of marks that are kept at least; older ones are dropped. Far more than users have open at a time. */
const limit = 5_000;
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
 * Remembers that these were seen, in this browser, because the server does not keep it; called with all that are
 * shown, so that each stays seen. Returns whether that changed anything.
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
  const kept = atomStore.get(marks());
  const [seen, done] = [new Set(kept.seen), new Set(kept.done)];
  return notifications.map((notification) => {
    const { isSeen: _seen, isDealtWith: _done, ...wire } = notification;
    return {
      ...(wire as Notification),
      ...(seen.has(notification.id) && { isSeen: true }),
      ...(done.has(notification.id) && { isDealtWith: true }),
    };
  });
}

function remember(kind: 'seen' | 'done', ids: readonly Id[]): boolean {
  const wanted = new Set(ids);
  const known = new Set(atomStore.get(marks())[kind]);
  if (ids.every((id) => known.has(id))) return false;
  atomStore.set(marks(), (before) => {
    const others = before[kind].filter((id) => !wanted.has(id));
    // All of these are kept, however many: one that is dropped would be marked again, and drop another, without end.
    return { ...before, [kind]: [...others, ...wanted].slice(-Math.max(limit, wanted.size)) };
  });
  return true;
}

function isId(id: unknown): id is Id {
  return v.is(Id, id);
}
