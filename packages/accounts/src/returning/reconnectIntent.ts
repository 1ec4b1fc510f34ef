import { ageOf } from '@my-air/api-client';
import * as v from 'valibot';

import { browserStorage, type BrowserStorage } from '../storage/browserStorage.ts';
import { readJson } from '../storage/readJson.ts';

const key = 'accounts.reconnect';
const hour = 3_600_000;
const Intent = v.object({ userId: v.number(), guid: v.string(), at: v.number() });

/** Keeps which channel a person left for the platform to reconnect. */
export function rememberReconnect(
  userId: number,
  guid: string,
  storage: BrowserStorage = browserStorage,
): void {
  storage.write(key, JSON.stringify({ userId, guid, at: Date.now() }));
}

/** The channel that this person meant to reconnect within the last hour, once. */
export function takeReconnect(userId: number, storage: BrowserStorage = browserStorage): string | undefined {
  const intent = readJson(storage, key, Intent);
  storage.remove(key);
  return intent && intent.userId === userId && ageOf(intent.at) <= hour ? intent.guid : undefined;
}
