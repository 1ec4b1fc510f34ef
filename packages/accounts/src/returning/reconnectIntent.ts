import { channelKey, type ChannelId } from '@my-air/feature-kit/data';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

const hour = 3_600_000;
const intent = keptAtom(
  'accounts.reconnect',
  v.optional(v.object({ channel: v.string(), at: v.number() })),
  undefined,
  { per: 'user', survivesSignOut: true },
);

/** Keeps the channel that a user left for the platform to reconnect. */
export function rememberReconnect(userId: number, channel: ChannelId): void {
  atomStore.set(intent(userId), { channel: channelKey(channel), at: Date.now() });
}

/** The key of the channel that this user meant to reconnect within the last hour, once. */
export function takeReconnect(userId: number): string | undefined {
  const kept = atomStore.get(intent(userId));
  atomStore.set(intent(userId), undefined);
  return kept && Date.now() - kept.at <= hour ? kept.channel : undefined;
}
