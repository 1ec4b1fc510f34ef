import { platforms, type Platform } from '@my-air/api-client/contract';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** An attempt to connect a channel that was left half-way. */
const Attempt = v.object({
  /** The channel that was meant; empty when none was chosen at all. */
  guid: v.string(),
  platform: v.picklist(platforms),
  /** The moment at which the user came back, as ISO text. */
  at: v.string(),
});
export type UnfinishedAttempt = v.InferOutput<typeof Attempt>;

/** An attempt by its platform, and its channel where one was chosen. */
interface NamedAttempt {
  guid?: string | undefined;
  platform: Platform;
}

const unfinished = keptAtom('accounts.unfinished', v.array(Attempt), [], {
  per: 'user',
  survivesSignOut: true,
});

/** The unfinished attempts of a user on this device, the latest last. */
export const readUnfinished = (userId: number): readonly UnfinishedAttempt[] =>
  atomStore.get(unfinished(userId));

/** Remembers that an attempt was left half-way; a later one for the same channel takes its place. */
export function rememberUnfinished(userId: number, { guid = '', platform }: NamedAttempt): void {
  const attempt = { guid, platform, at: new Date().toISOString() };
  const isOther = (one: UnfinishedAttempt) => one.guid !== guid || one.platform !== platform;
  atomStore.set(unfinished(userId), (known) => [...known.filter(isOther), attempt].slice(-20));
}

/** Forgets it: a channel was connected, or the user dismissed it. */
function forgetUnfinished(userId: number, { guid = '', platform }: NamedAttempt): void {
  const isIt = (one: UnfinishedAttempt) =>
    one.platform === platform && (one.guid === guid || one.guid === '');
  atomStore.set(unfinished(userId), (known) => known.filter((one) => !isIt(one)));
}

type SessionCache = Pick<PortalContext, 'queryClient' | 'session'>;

/** The unfinished connections of the signed-in user, as this device remembers them. */
export const unfinishedQuery = ({ session }: Pick<PortalContext, 'session'>) =>
  queryOptions({
    queryKey: ['accounts', 'unfinished', userIdOf(session)],
    queryFn: () => readUnfinished(userIdOf(session)),
    // The data is on this device, not on the network.
    networkMode: 'always',
  });

/** Remembers that an attempt was left half-way, and notifies the screens that show it. */
export function addUnfinished(portal: SessionCache, attempt: NamedAttempt): void {
  rememberUnfinished(userIdOf(portal.session), attempt);
  showInCache(portal);
}

/** Forgets connections that are finished or given up. */
export function removeUnfinished(portal: SessionCache, attempts: readonly NamedAttempt[]): void {
  for (const attempt of attempts) forgetUnfinished(userIdOf(portal.session), attempt);
  showInCache(portal);
}

function showInCache({ queryClient, session }: SessionCache): void {
  queryClient.setQueryData(unfinishedQuery({ session }).queryKey, readUnfinished(userIdOf(session)));
}

function userIdOf({ getUser }: PortalContext['session']): number {
  return getUser()?.id ?? 0;
}
