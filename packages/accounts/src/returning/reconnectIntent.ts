import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

const hour = 3_600_000;
const intent = defineKept({
  key: 'accounts.reconnect',
  schema: v.optional(v.object({ guid: v.string(), at: v.number() })),
  initial: undefined,
  per: 'user',
});

/** Keeps the channel that a user left for the platform to reconnect. */
export function rememberReconnect(userId: number, guid: string): void {
  intent(userId).set({ guid, at: Date.now() });
}

/** The channel that this user meant to reconnect within the last hour, once. */
export function takeReconnect(userId: number): string | undefined {
  const kept = intent(userId).get();
  intent(userId).set(undefined);
  return kept && Date.now() - kept.at <= hour ? kept.guid : undefined;
}
