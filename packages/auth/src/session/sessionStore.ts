import { createValue } from '@my-air/client-state/early';
import type { SessionState } from '@my-air/feature-api';

/** Keeps the state of the session and notifies its listeners of every change. */
export interface SessionStore {
  get: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  subscribe: (onChange: () => void) => () => void;
  /** Notifies of a change of the user, who belongs to the session but is kept elsewhere. */
  notify: () => void;
}

export function createSessionStore(destination: string): SessionStore {
  const state = createValue<SessionState>({
    status: 'unknown',
    expiresAt: null,
    isSubmitting: false,
    destination,
    oauthState: null,
  });
  return { ...state, set: (change) => state.set({ ...state.get(), ...change }) };
}
