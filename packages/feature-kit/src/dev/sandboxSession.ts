import { atomStore } from '../state.ts';
import type { ApiClient } from '@my-air/api-client';
import { getUser, type User } from '@my-air/api-client/contract';
import { atom } from 'jotai';

import type { Session, SessionState } from '../index.ts';

/** The persona that is signed in for a feature alone. */
const persona = 'partner@my-air.test';

/** Signs this browser in at the sandbox, without its sign-in pages. */
export async function signInAtSandbox(): Promise<void> {
  const answer = await fetch('/sandbox/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ persona }),
  });
  if (!answer.ok) {
    throw new Error(
      `@my-air/feature-kit: the sandbox answered ${answer.status}. Start it with "npm start" at the root; it listens on http://localhost:3000.`,
    );
  }
}

/** The session of one signed-in user, for as long as the page lives. */
export function createSandboxSession(api: ApiClient): Session {
  const userAtom = atom<User | undefined>(undefined);
  const stateAtom = atom((get): SessionState => ({
    status: get(userAtom) ? 'authenticated' : 'anonymous',
    expiresAt: null,
    isSubmitting: false,
    destination: '/home',
    oauthState: null,
  }));
  const known = () => atomStore.get(userAtom);

  async function ensureUser(): Promise<User> {
    const user = known() ?? (await api.send(getUser)).user;
    atomStore.set(userAtom, user);
    return user;
  }

  return {
    userAtom,
    stateAtom,
    getState: () => atomStore.get(stateAtom),
    ensureUser,
    isLikely: () => known() !== undefined,
    getUser: known,
    recheck: () => Promise.resolve(known() !== undefined),
    signOut: () => Promise.resolve(window.location.reload()),
    referral: () => undefined,
    forgetReferral: () => {},
    rememberReferral: () => {},
    dispose: () => {},
    rememberDestination: () => {},
  };
}
