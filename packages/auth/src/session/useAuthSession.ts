import { usePortal, type Session } from '@my-air/feature-kit';

import type { AuthSession } from './AuthSession.ts';

/** The session with the functions that the screens of sign-in need. */
export function toAuthSession(session: Session): AuthSession {
  if (!isAuthSession(session)) {
    throw new Error(
      '@my-air/auth: the portal’s session was not made by createSession, so nobody can sign in. Give the router context the session of createSession.',
    );
  }
  return session;
}

const isAuthSession = (session: Session): session is AuthSession => 'finishAuthorization' in session;

/** The session of this portal, for the screens of sign-in. */
export function useAuthSession(): AuthSession {
  return toAuthSession(usePortal().session);
}
