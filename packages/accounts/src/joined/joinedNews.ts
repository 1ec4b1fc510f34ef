import type { Channel } from '@my-air/api-client/contract';
import { channelKey, channelsQuery } from '@my-air/feature-kit/data';
import { isImpersonated, loadAhead, port, type PortalContext } from '@my-air/feature-kit';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import { accountsPorts } from '../ports.ts';
import { statusKind } from '../status/describeChannelStatus.ts';

/** The keys of the channels that a user has seen connected on this device; undefined before the first look. */
const keptConnected = keptAtom('accounts.connected', v.optional(v.array(v.string())), undefined, {
  per: 'user',
  survivesSignOut: true,
});

const connectedOf = (channels: readonly Channel[]) =>
  channels.filter((channel) => statusKind(channel) === 'connected');

/** The keys of the channels that are no news to the user: those seen before; at a first look, all of them. */
export function knownJoined(userId: number | undefined, channels: readonly Channel[]): ReadonlySet<string> {
  return new Set(atomStore.get(keptConnected(userId)) ?? connectedOf(channels).map(channelKey));
}

/** The connected channels that are not among known ones. */
export const newlyJoined = (known: ReadonlySet<string>, channels: readonly Channel[]) =>
  connectedOf(channels).filter((channel) => !known.has(channelKey(channel)));

/** Remembers which channels the user has seen connected. */
export function rememberJoined(userId: number | undefined, channels: readonly Channel[]): void {
  const seen = connectedOf(channels).map(channelKey);
  atomStore.set(keptConnected(userId), (before) => [...new Set([...(before ?? []), ...seen])]);
}

/** Opens the page of a channel that has joined since the last visit, once. Resolves to whether it was opened. */
export async function greetJoined(portal: PortalContext): Promise<boolean> {
  const user = portal.session.getUser();
  if (!user || isImpersonated(user)) return false;
  const channels = await loadAhead(portal.queryClient, channelsQuery(portal.api));
  const [joined] = newlyJoined(knownJoined(user.id, channels), channels);
  // A user who came for something else is told on the screen of the channels.
  if (joined && !port(accountsPorts, 'showJoined')?.(channelKey(joined))) return false;
  rememberJoined(user.id, channels);
  return joined !== undefined;
}
