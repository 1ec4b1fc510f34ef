import type { User } from '@my-air/api-client/contract';

/** Why a session ends. */
export type SignOutReason =
  /** The person asked for it. */
  | 'requested'
  /** The server said 401. */
  | 'expired'
  /** It ended in another tab. */
  | 'elsewhere';

export interface SessionState {
  status: 'unknown' | 'anonymous' | 'authenticated';
  /** When the server will have to be asked again, in epoch milliseconds. */
  expiresAt: number | null;
  /** Whether a sign-in or sign-out is under way. */
  isSubmitting: boolean;
  /** Where the person goes after signing in, inside this site. */
  destination: string;
  /** The `state` of the authorization that is under way in this tab. */
  oauthState: string | null;
}

/** Who is signed in, as seen from outside the auth package. */
export interface Session {
  getState: () => SessionState;
  /** Called at every change; returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** Who is signed in, or null. Checks at most once at a time; asks the server when unknown or expired. */
  ensureUser: () => Promise<User | null>;
  /** Whether this browser has reason to think that somebody is signed in. The server is not asked. */
  isLikely: () => boolean;
  /** The user as last read, without asking. */
  getUser: () => User | undefined;
  /** Asks the server whether the session still lives, whatever the clock says. Parallel calls share one request. */
  recheck: () => Promise<boolean>;
  signOut: (reason: SignOutReason) => Promise<void>;
  /** The code of the partner who recommended this visitor; undefined when nobody did, and once somebody has signed in. */
  referral: () => string | undefined;
  forgetReferral: () => void;
  /** Keeps where the visitor wanted to go, for after the sign-in. */
  rememberDestination: (path: string) => void;
}
