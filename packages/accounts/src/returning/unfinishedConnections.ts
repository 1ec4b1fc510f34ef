import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

/** Channels whose connection was started at the platform and not finished; the empty name is one that was not chosen at all. */
const unfinished = defineKept({
  key: 'accounts.unfinished',
  schema: v.array(v.string()),
  initial: [],
  per: 'person',
  earlierKey: (userId) => `accounts.unfinished.${userId}`,
});

/** The unfinished connections of a user on this device. */
export const readUnfinished = (userId: number): readonly string[] => unfinished(userId).get();

/** Remembers that a connection was left half-way. */
export function rememberUnfinished(userId: number, guid = ''): void {
  const others = readUnfinished(userId).filter((known) => known !== guid);
  unfinished(userId).set([...others, guid].slice(-20));
}

/** Forgets it: a channel was connected, or the user dismissed it. */
export function forgetUnfinished(userId: number, guid = ''): void {
  unfinished(userId).set(readUnfinished(userId).filter((known) => known !== guid && known !== ''));
}
