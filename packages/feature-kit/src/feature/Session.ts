import type { ApiClient } from '@my-air/api-client';
import type { User } from '@my-air/api-client/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Atom } from 'jotai';

import type { PortalConfig } from './PortalConfig.ts';

/** The reason why a session ends. */
export type SignOutReason =
  /** The user signed out. */
  | 'requested'
  /** The server said 401. */
  | 'expired'
  /** It ended in another tab. */
  | 'elsewhere';

export interface SessionState {
  status: 'unknown' | 'anonymous' | 'authenticated';
  /** The time from which the server has to be asked again, in epoch milliseconds. */
  expiresAt: number | null;
  /** Whether a sign-in or sign-out is under way. */
  isSubmitting: boolean;
  /** The path inside this site that follows the sign-in. */
  destination: string;
  /** The `state` of the authorization that is under way in this tab. */
  oauthState: string | null;
}

/** The signed-in user and their session, as seen from outside the auth package. */
export interface Session {
  stateAtom: Atom<SessionState>;
  getState: () => SessionState;
  /** The signed-in user, or null. Checks at most once at a time; asks the server when unknown or expired. */
  ensureUser: () => Promise<User | null>;
  /** Whether this browser has reason to expect a session. The server is not asked. */
  isLikely: () => boolean;
  /** The user as last read, without asking; components use `useUser`. */
  getUser: () => User | undefined;
  /** Calls after each change of the user. Returns a function that stops it. */
  onUserChange: (listener: () => void) => () => void;
  /**
   * Asks the server whether the session still lives, whatever the clock says. Parallel calls share one
   * request.
   */
  recheck: () => Promise<boolean>;
  signOut: (reason: SignOutReason) => Promise<void>;
  /**
   * The code of the partner who recommended this visitor; undefined without one, and after the first sign-in.
   */
  referral: () => string | undefined;
  forgetReferral: () => void;
  /** Keeps such a code, and the place where the link was shared, through sign-in and registration. */
  rememberReferral: (code: string, place?: string | null) => void;
  /** Keeps the place that the visitor wanted to open, for after the sign-in. */
  rememberDestination: (path: string) => void;
  /** Stops timers and listeners. */
  dispose: () => void;
}

/** The options of a session: what it uses of the shell, and the callbacks for its changes. */
export interface SessionOptions {
  api: ApiClient;
  queryClient: QueryClient;
  config: PortalConfig;
  /** Leaves the portal for an address of the settings. */
  leave: (url: string) => void;
  /** Switches the interface to the language of the user's preference, as the API writes it. */
  setLocale: (wire: string) => unknown;
  /** Called when the session has ended and the portal stays open: the shell goes to the login screen. */
  onSignedOut: (reason: SignOutReason) => void;
  /** Called after a sign-in in another tab while no user, or another one, was signed in here. */
  onSignedInElsewhere: () => void;
  /** Empties every store of the portal but the loading indicator. */
  resetStores: () => unknown;
  /** The number of changes by the user that have not reached the server. */
  countPendingChanges: (user: User) => number | Promise<number>;
  /** Asks whether unsent changes may be deleted. */
  confirmSignOut: (count: number) => Promise<boolean>;
  /** Sends what the user removed and can still undo; awaited before a sign-out that the user requested. */
  sendRemovals: () => Promise<void>;
  /** Deletes the user's unsent changes. */
  deletePendingChanges: (user: User) => unknown;
}
