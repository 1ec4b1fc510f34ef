import { replaceEqualDeep } from '@tanstack/react-query';

import type { Notification } from '../contract.ts';

/** Both lists, as the server sends them. */
export interface NotificationLists {
  active_notifications: Notification[];
  archive_notifications: Notification[];
}

/** What was put away in this tab. Nothing comes back out of the archive, so it is only forgotten when it is undone. */
const putAwayIds = new Set<number>();

/** Remembers that a notification was put away; an answer that the server gave before it knew does not bring it back. */
export function putAway(id: number): void {
  putAwayIds.add(id);
}

/** Forgets that a notification was put away. */
export function takeBack(id: number): void {
  putAwayIds.delete(id);
}

/** How the cache takes a new answer: what was put away stays away, and what is the same stays the same object. */
export function keepPutAway(known: unknown, answer: unknown): unknown {
  // What is derived from the lists, such as their count, comes this way too.
  return replaceEqualDeep(known, isLists(answer) ? archived(answer) : answer);
}

function archived(lists: NotificationLists): NotificationLists {
  const gone = lists.active_notifications.filter(({ id }) => putAwayIds.has(id));
  if (gone.length === 0) return lists;
  return {
    ...lists,
    active_notifications: lists.active_notifications.filter((notification) => !gone.includes(notification)),
    archive_notifications: [...gone, ...lists.archive_notifications],
  };
}

function isLists(answer: unknown): answer is NotificationLists {
  return typeof answer === 'object' && answer !== null && 'active_notifications' in answer;
}
