import { Id } from '@my-air/api-client/contract';
import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

import type { Notification } from '../contract.ts';

/** More than anybody has open; the oldest are forgotten. */
const most = 500;
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
 * The ids of the notifications that were seen, and of those that were dealt with, in this browser. No two people have a
 * notification of the same id, and the cache, which marks what comes into it, knows nobody.
 */
export const marks = defineKept({
  key: 'notifications.marks',
  schema: v.object({ seen: Ids, done: Ids }),
  initial: { seen: [], done: [] },
  per: 'device',
  earlierKey: () => 'notifications:marks',
});

/** Whether the person has had the notification before their eyes. */
export const wasSeen = (notification: Notification): boolean => notification['isSeen'] === true;

/** Whether the person has done something about the notification. */
export const wasDealtWith = (notification: Notification): boolean =>
  notification['isDealtWith'] === true ||
  typeof notification.partner_rating === 'number' ||
  Boolean(notification.partner_comment);

/** Remembers that these were seen; the server knows no such thing, so this browser does. Answers whether it is news. */
export function markSeen(ids: readonly number[]): boolean {
  return remember('seen', ids);
}

/** Remembers that something was done about this one. Answers whether it is news. */
export function markDealtWith(id: number): boolean {
  return remember('done', [id]);
}

/** The notifications with what is remembered of them. */
export function withMarks(notifications: readonly Notification[]): Notification[] {
  const { seen, done } = marks().get();
  return notifications.map((notification) => {
    const { isSeen: _seen, isDealtWith: _done, ...wire } = notification;
    return {
      ...(wire as Notification),
      ...(seen.includes(notification.id) && { isSeen: true }),
      ...(done.includes(notification.id) && { isDealtWith: true }),
    };
  });
}

function remember(kind: 'seen' | 'done', ids: readonly number[]): boolean {
  const kept = marks();
  const known = kept.get();
  const fresh = ids.filter((id) => !known[kind].includes(id));
  if (fresh.length > 0) kept.set({ ...known, [kind]: [...known[kind], ...fresh].slice(-most) });
  return fresh.length > 0;
}

function isId(id: unknown): id is Id {
  return v.is(Id, id);
}
