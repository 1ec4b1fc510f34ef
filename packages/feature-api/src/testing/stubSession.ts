import { createListeners } from '@my-air/client-state/early';
import type { User } from '@my-air/api-client/contract';

import type { Session, SessionState, SignOutReason } from '../Session.ts';

/** A session without a server behind it. */
export interface StubSession extends Session {
  /** Signs a user in, or with null out. */
  become: (user: User | null) => void;
  /** The reasons of its ends, in order. */
  readonly signOuts: readonly SignOutReason[];
}

/** Makes the session of a user, or of a visitor, who may have been signed in before. */
export function stubSession(initial: User | null, isReturning = false): StubSession {
  const listeners = createListeners();
  const signOuts: SignOutReason[] = [];
  let user = initial;
  let state = stateOf(user);

  function become(next: User | null): void {
    user = next;
    state = { ...stateOf(user), destination: state.destination };
    listeners.notify();
  }

  return {
    signOuts,
    become,
    getState: () => state,
    subscribe: listeners.add,
    ensureUser: () => Promise.resolve(user),
    isLikely: () => isReturning || user !== null,
    getUser: () => user ?? undefined,
    recheck: () => Promise.resolve(user !== null),
    signOut(reason) {
      signOuts.push(reason);
      become(null);
      return Promise.resolve();
    },
    referral: () => undefined,
    forgetReferral: () => {},
    rememberDestination(path) {
      state = { ...state, destination: path };
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
