import type { Id } from '@my-air/api-client/contract';
import { replaceEqualDeep } from '@tanstack/react-query';

import type { Notification } from '../contract.ts';
import { withMarks } from './marks.ts';

/** Both lists, as the server sends them. */
export interface NotificationLists {
  active_notifications: Notification[];
  archive_notifications: Notification[];
}

/** The notifications archived in this tab. Nothing leaves the archive, so only an undo removes an id. */
const archivedIds = new Set<Id>();
/** The answers given in this tab, as the server confirmed them. */
const answered = new Map<Id, Partial<Notification>>();

/** Remembers that a notification was archived; an earlier answer of the server does not bring it back. */
export function hideArchived(id: Id): void {
  archivedIds.add(id);
}

/** Forgets that a notification was archived. */
export function takeBack(id: Id): void {
  archivedIds.delete(id);
}

/** Remembers an answer; a list that was read before does not ask again. */
export function keepAnswer({ id, partner_rating, partner_comment }: Notification): void {
  answered.set(id, { partner_rating, partner_comment });
}

/**
 * Merges a new answer into the cache: archived and answered notifications stay so, and equal values stay the
 * same object.
 */
export function keepArchivedHidden(known: unknown, answer: unknown): unknown {
  // Data derived from the lists, such as their count, comes this way too.
  return replaceEqualDeep(known, isLists(answer) ? withLocalChanges(answer) : answer);
}

function withLocalChanges(lists: NotificationLists): NotificationLists {
  const active = lists.active_notifications.filter(({ id }) => !archivedIds.has(id));
  const gone = lists.active_notifications.filter(({ id }) => archivedIds.has(id));
  return {
    ...lists,
    active_notifications: withMarks(withAnswers(active)),
    archive_notifications: withAnswers([...gone, ...lists.archive_notifications]),
  };
}

function withAnswers(notifications: readonly Notification[]): Notification[] {
  return notifications.map((notification) => {
    const given = answered.get(notification.id);
    if (!given) return notification;
    return {
      ...notification,
      partner_rating: notification.partner_rating ?? given.partner_rating,
      partner_comment: notification.partner_comment ?? given.partner_comment,
    };
  });
}

function isLists(answer: unknown): answer is NotificationLists {
  return typeof answer === 'object' && answer !== null && 'active_notifications' in answer;
}
