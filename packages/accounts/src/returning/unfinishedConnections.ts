import * as v from 'valibot';

import { browserStorage, type BrowserStorage } from '../storage/browserStorage.ts';
import { readJson } from '../storage/readJson.ts';

/** Channels whose connection was started at the platform and not finished; the empty name is one that was not chosen at all. */
const Unfinished = v.array(v.string());

const keyOf = (userId: number) => `accounts.unfinished.${userId}`;

/** The unfinished connections of a person on this device. */
export function readUnfinished(userId: number, storage: BrowserStorage = browserStorage): readonly string[] {
  return readJson(storage, keyOf(userId), Unfinished) ?? [];
}

/** Remembers that a connection was left half-way. */
export function rememberUnfinished(
  userId: number,
  guid = '',
  storage: BrowserStorage = browserStorage,
): void {
  const others = readUnfinished(userId, storage).filter((known) => known !== guid);
  storage.write(keyOf(userId), JSON.stringify([...others, guid].slice(-20)));
}

/** Forgets it: a channel was connected, or the person wants to hear no more of it. */
export function forgetUnfinished(userId: number, guid = '', storage: BrowserStorage = browserStorage): void {
  const rest = readUnfinished(userId, storage).filter((known) => known !== guid && known !== '');
  if (rest.length === 0) storage.remove(keyOf(userId));
  else storage.write(keyOf(userId), JSON.stringify(rest));
}
