import type { Notification } from '../contract.ts';

/** What the person has seen, and what they have dealt with, by the notifications' ids. */
interface Marks {
  seen: readonly number[];
  done: readonly number[];
}

const storageKey = 'notifications:marks';
/** More than anybody has open; the oldest are forgotten. */
const kept = 500;
const none: Marks = { seen: [], done: [] };
/** What counts where nothing can be stored. */
let inMemory: Marks | undefined;

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
  const { seen, done } = read();
  return notifications.map((notification) => {
    const { isSeen: _seen, isDealtWith: _done, ...wire } = notification;
    return {
      ...(wire as Notification),
      ...(seen.includes(notification.id) && { isSeen: true }),
      ...(done.includes(notification.id) && { isDealtWith: true }),
    };
  });
}

function remember(kind: keyof Marks, ids: readonly number[]): boolean {
  const marks = read();
  const fresh = ids.filter((id) => !marks[kind].includes(id));
  if (fresh.length === 0) return false;
  const next = { ...marks, [kind]: [...marks[kind], ...fresh].slice(-kept) };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Nothing can be stored here: it is remembered until the page is left.
    inMemory = next;
  }
  return true;
}

function read(): Marks {
  if (inMemory) return inMemory;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return { seen: numbersIn(stored, 'seen'), done: numbersIn(stored, 'done') };
  } catch {
    return none;
  }
}

function numbersIn(stored: unknown, kind: keyof Marks): readonly number[] {
  const list: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, kind) : undefined;
  return Array.isArray(list) ? list.filter((id): id is number => typeof id === 'number') : [];
}
