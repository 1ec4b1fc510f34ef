import { atomStore } from '../state.ts';
import type { User } from '@my-air/api-client/contract';
import { atom } from 'jotai';

import { cachedUser, userQuery, type PortalContext, type Session, type SessionState } from '../index.ts';

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
export function createSandboxSession({
  api,
  queryClient,
}: Pick<PortalContext, 'api' | 'queryClient'>): Session {
  const user = cachedUser(queryClient, api);
  const stateAtom = atom<SessionState>({
    status: 'anonymous',
    expiresAt: null,
    isSubmitting: false,
    destination: '/home',
    oauthState: null,
  });

  async function ensureUser(): Promise<User> {
    const found = await queryClient.ensureQueryData(userQuery(api));
    atomStore.set(stateAtom, (state) => ({ ...state, status: 'authenticated' }));
    return found;
  }

  return {
    ...user,
    stateAtom,
    getState: () => atomStore.get(stateAtom),
    ensureUser,
    isLikely: () => user.getUser() !== undefined,
    recheck: () => Promise.resolve(user.getUser() !== undefined),
    signOut: () => Promise.resolve(window.location.reload()),
    referral: () => undefined,
    forgetReferral: () => {},
    rememberReferral: () => {},
    dispose: () => {},
    rememberDestination: () => {},
  };
}
