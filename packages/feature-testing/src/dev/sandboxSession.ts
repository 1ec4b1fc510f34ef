import { createListeners } from '@my-air/client-state/early';
import type { ApiClient } from '@my-air/api-client';
import { getUser, type User } from '@my-air/api-client/contract';

import type { Session, SessionState } from '@my-air/feature-api';

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
      `@my-air/feature-api: the sandbox answered ${answer.status}. Start it with "npm start" at the root; it listens on http://localhost:3000.`,
    );
  }
}

/** The session of one signed-in user, for as long as the page lives. */
export function createSandboxSession(api: ApiClient): Session {
  let user: User | undefined;
  const listeners = createListeners();
  const getState = (): SessionState => ({
    status: user ? 'authenticated' : 'anonymous',
    expiresAt: null,
    isSubmitting: false,
    destination: '/home',
    oauthState: null,
  });

  async function ensureUser(): Promise<User> {
    user ??= (await api.send(getUser)).user;
    listeners.notify();
    return user;
  }

  return {
    getState,
    subscribe: listeners.add,
    ensureUser,
    isLikely: () => user !== undefined,
    getUser: () => user,
    recheck: () => Promise.resolve(user !== undefined),
    signOut: () => Promise.resolve(window.location.reload()),
    referral: () => undefined,
    forgetReferral: () => {},
    rememberDestination: () => {},
  };
}
