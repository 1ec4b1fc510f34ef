import type { Message } from '../contract.ts';
import { compareMessages } from './Timeline.ts';

/**
 * Messages of two readings as one list, oldest first. The later reading wins except for messages that are
 * newer here; an unchanged message stays the same object, so that it is not rendered again.
 */
export function mergeMessages(
  known: readonly Message[],
  read: readonly Message[],
  isNewerHere: (id: number) => boolean = () => false,
): readonly Message[] {
  const added = appended(known, read);
  if (added) return added;
  const byId = new Map(known.map((message) => [message.id, message]));
  let isChanged = false;
  for (const message of read) {
    const before = byId.get(message.id);
    if (before && (isNewerHere(message.id) || isOlder(message, before) || isSame(message, before))) continue;
    byId.set(message.id, message);
    isChanged = true;
  }
  return isChanged ? [...byId.values()].sort(compareMessages) : known;
}

/** The same for the usual case that all read messages are before or after the known ones; else undefined. */
function appended(known: readonly Message[], read: readonly Message[]): readonly Message[] | undefined {
  const [oldest, newest] = [known[0], known.at(-1)];
  if (!oldest || !newest || read.length === 0) return undefined;
  const isBefore = (one: Message, other: Message) => one.id < other.id && compareMessages(one, other) < 0;
  const isOlder = read.every((message) => isBefore(message, oldest));
  const isNewer = !isOlder && read.every((message) => isBefore(newest, message));
  if (!isOlder && !isNewer) return undefined;
  const sorted = mergeMessages([], read);
  return isOlder ? [...sorted, ...known] : [...known, ...sorted];
}

/** Whether a reading is from before a change that is known already. */
function isOlder(read: Message, known: Message): boolean {
  return changedAt(read) < changedAt(known);
}

function changedAt({ updated_at, deleted_at }: Message): number {
  return Math.max(Date.parse(updated_at ?? '') || 0, Date.parse(deleted_at ?? '') || 0);
}

function isSame(one: Message, other: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
