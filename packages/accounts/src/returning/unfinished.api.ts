import { atomStore, keptAtom } from '@my-air/client-state';
import type { PortalContext } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** Channels whose connection was started at the platform and not finished; the empty name is one that was not chosen at all. */
const unfinished = keptAtom('accounts.unfinished', v.array(v.string()), [], {
  per: 'user',
  survivesSignOut: true,
});

/** The unfinished connections of a user on this device. */
export const readUnfinished = (userId: number): readonly string[] => atomStore.get(unfinished(userId));

/** Remembers that a connection was left half-way. */
export function rememberUnfinished(userId: number, guid = ''): void {
  atomStore.set(unfinished(userId), (known) => [...known.filter((one) => one !== guid), guid].slice(-20));
}

/** Forgets it: a channel was connected, or the user dismissed it. */
function forgetUnfinished(userId: number, guid = ''): void {
  atomStore.set(unfinished(userId), (known) => known.filter((one) => one !== guid && one !== ''));
}

type Reach = Pick<PortalContext, 'queryClient' | 'session'>;

/** The unfinished connections of the signed-in user, as this device remembers them. */
export const unfinishedQuery = ({ session }: Pick<PortalContext, 'session'>) =>
  queryOptions({
    queryKey: ['accounts', 'unfinished', userIdOf(session)],
    queryFn: () => readUnfinished(userIdOf(session)),
    // The data is on this device, not on the network.
    networkMode: 'always',
  });

/** Remembers that a connection was left half-way, and notifies the screens that show it. */
export function addUnfinished(portal: Reach, guid: string | undefined): void {
  rememberUnfinished(userIdOf(portal.session), guid);
  tell(portal);
}

/** Forgets connections that are finished or given up. */
export function removeUnfinished(portal: Reach, guids: readonly (string | undefined)[]): void {
  for (const guid of guids) forgetUnfinished(userIdOf(portal.session), guid);
  tell(portal);
}

function tell({ queryClient, session }: Reach): void {
  queryClient.setQueryData(unfinishedQuery({ session }).queryKey, readUnfinished(userIdOf(session)));
}

function userIdOf({ getUser }: PortalContext['session']): number {
  return getUser()?.id ?? 0;
}
