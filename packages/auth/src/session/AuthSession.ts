import type { User } from '@my-air/api-client/contract';
import type { Session } from '@my-air/feature-kit';

export interface Credentials {
  email: string;
  password: string;
  remember?: boolean;
  two_factor_code?: string;
}

/** The outcome of a sign-in with a password. */
export type LoginResult =
  | { kind: 'signed-in'; user: User }
  /** A code was sent; the same credentials have to be sent again with it. */
  | { kind: 'second-factor'; method: string | undefined; contact: string | undefined }
  /** The server has ended the page's session; the browser is on its way to the logout address. */
  | { kind: 'leaving' };

/** The outcome of a return from the identity provider. */
export type AuthorizationResult =
  | { kind: 'signed-in'; user: User; destination: string }
  /**
   * This browser has no authorization that the address belongs to: it is wrong, replayed, too old, or
   * missing.
   */
  | { kind: 'unknown-state' }
  /** The user, or the identity provider, cancelled it. */
  | { kind: 'declined'; isByPerson: boolean }
  | { kind: 'failed'; error: unknown }
  | { kind: 'leaving' };

/** A session that ended without a request to sign out. */
export interface EndedSession {
  /** The e-mail of the user who was signed in; undefined where this tab had not learnt it yet. */
  email: string | undefined;
}

/** The session with the functions that only the screens of sign-in need. */
export interface AuthSession extends Session {
  /**
   * The signed-in user, if this browser has reason to expect a session; otherwise null, without asking the
   * server.
   */
  resume: () => Promise<User | null>;
  /** Signs in with a password. Rejects with `ApiError` when the server refuses. */
  login: (credentials: Credentials) => Promise<LoginResult>;
  /** Leaves for the identity provider. */
  startAuthorization: (options?: { remember?: boolean }) => Promise<void>;
  /** Ends an authorization with the parameters of the address, and removes them from it. */
  finishAuthorization: () => Promise<AuthorizationResult>;
  /** Opens the session that a member of staff has prepared for another user; null when none is prepared. */
  openImpersonation: () => Promise<User | null>;
  /** Ends acting as another user. */
  stopImpersonation: () => Promise<void>;
  /** The session that ended by itself in this tab; undefined when there is none to inform about. */
  endedFor: () => EndedSession | undefined;
  /** The place that the user wanted to open, once. */
  takeDestination: () => string;
  /** The address at which an account is created. */
  registrationUrl: () => string;
}
