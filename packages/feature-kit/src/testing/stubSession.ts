import { atomStore } from '../state.ts';
import type { User } from '@my-air/api-client/contract';
import { atom } from 'jotai';

import type { PortalContext } from '../feature/PortalContext.ts';
import type { Session, SessionState, SignOutReason } from '../feature/Session.ts';
import { cachedUser, userQuery } from '../feature/userQuery.ts';

/** A session without a server behind it. */
export interface StubSession extends Session {
  /** Signs a user in, or with null out. */
  become: (user: User | null) => void;
  /** The reasons of its ends, in order. */
  readonly signOuts: readonly SignOutReason[];
}

/** Makes the session of a user, or of a visitor, who may have been signed in before. */
export function stubSession(
  { api, queryClient }: Pick<PortalContext, 'api' | 'queryClient'>,
  initial: User | null,
  isReturning = false,
): StubSession {
  const signOuts: SignOutReason[] = [];
  const stateAtom = atom(stateOf(initial));
  const { queryKey } = userQuery(api);
  const user = cachedUser(queryClient, api);
  if (initial) queryClient.setQueryData(queryKey, initial);

  function become(next: User | null): void {
    atomStore.set(stateAtom, ({ destination }) => ({ ...stateOf(next), destination }));
    if (next) queryClient.setQueryData(queryKey, next);
    else queryClient.removeQueries({ queryKey });
  }

  return {
    signOuts,
    become,
    ...user,
    stateAtom,
    getState: () => atomStore.get(stateAtom),
    ensureUser: () => Promise.resolve(user.getUser() ?? null),
    isLikely: () => isReturning || user.getUser() !== undefined,
    recheck: () => Promise.resolve(user.getUser() !== undefined),
    signOut(reason) {
      signOuts.push(reason);
      become(null);
      return Promise.resolve();
    },
    referral: () => undefined,
    forgetReferral: () => {},
    rememberReferral: () => {},
    dispose: () => {},
    rememberDestination(path) {
      atomStore.set(stateAtom, (state) => ({ ...state, destination: path }));
    },
  };
}

function stateOf(user: User | null): SessionState {
  return {
    status: user ? 'authenticated' : 'anonymous',
    expiresAt: user ? Date.now() + 300_000 : null,
    isSubmitting: false,
    destination: '/home',
    oauthState: null,
  };
}
