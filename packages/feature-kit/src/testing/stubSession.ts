import { atomStore } from '../state.ts';
import type { User } from '@my-air/api-client/contract';
import { atom } from 'jotai';

import type { Session, SessionState, SignOutReason } from '../feature/Session.ts';

/** A session without a server behind it. */
export interface StubSession extends Session {
  /** Signs a user in, or with null out. */
  become: (user: User | null) => void;
  /** The reasons of its ends, in order. */
  readonly signOuts: readonly SignOutReason[];
}

/** Makes the session of a user, or of a visitor, who may have been signed in before. */
export function stubSession(initial: User | null, isReturning = false): StubSession {
  const signOuts: SignOutReason[] = [];
  const userAtom = atom(initial ?? undefined);
  const stateAtom = atom(stateOf(initial));
  const getUser = () => atomStore.get(userAtom);

  function become(next: User | null): void {
    atomStore.set(stateAtom, ({ destination }) => ({ ...stateOf(next), destination }));
    atomStore.set(userAtom, next ?? undefined);
  }

  return {
    signOuts,
    become,
    userAtom,
    stateAtom,
    getState: () => atomStore.get(stateAtom),
    ensureUser: () => Promise.resolve(getUser() ?? null),
    isLikely: () => isReturning || getUser() !== undefined,
    getUser,
    recheck: () => Promise.resolve(getUser() !== undefined),
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
