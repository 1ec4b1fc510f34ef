import type { User } from '@my-air/api-client/contract';
import type { Session } from '@my-air/feature-api';

export interface Credentials {
  email: string;
  password: string;
  remember?: boolean;
  two_factor_code?: string;
}

/** What became of a sign-in with a password. */
export type LoginResult =
  | { kind: 'signed-in'; user: User }
  /** A code was sent; the same credentials have to come again with it. */
  | { kind: 'second-factor'; method: string | undefined; contact: string | undefined }
  /** The server has ended the page's session; the browser is on its way to the logout address. */
  | { kind: 'leaving' };

/** What became of a return from the identity provider. */
export type AuthorizationResult =
  | { kind: 'signed-in'; user: User; destination: string }
  /** There is no authorization of this browser that the address belongs to: wrong, replayed, too old, or none. */
  | { kind: 'unknown-state' }
  /** The person, or the identity provider, broke it off. */
  | { kind: 'declined'; isByPerson: boolean }
  | { kind: 'failed'; error: unknown }
  | { kind: 'leaving' };

/** A session that ended although nobody asked for it. */
export interface EndedSession {
  /** Of the person who was signed in; undefined where this tab had not learnt it yet. */
  email: string | undefined;
}

/** The session with what only the screens of sign-in need. */
export interface AuthSession extends Session {
  /** Who is signed in, if this browser has reason to think that somebody is; otherwise null, without asking the server. */
  resume: () => Promise<User | null>;
  /** Signs in with a password. Rejects with `ApiError` when the server refuses. */
  login: (credentials: Credentials) => Promise<LoginResult>;
  /** Leaves for the identity provider. */
  startAuthorization: (options?: { remember?: boolean }) => Promise<void>;
  /** Ends an authorization with what the address carries, which it takes out of the address. */
  finishAuthorization: () => Promise<AuthorizationResult>;
  /** Opens the session that a member of staff has prepared for another person; null when there is none. */
  openImpersonation: () => Promise<User | null>;
  /** Ends acting as another person. */
  stopImpersonation: () => Promise<void>;
  /** Whose session ended by itself in this tab; undefined while nobody has to be informed. */
  endedFor: () => EndedSession | undefined;
  /** Where the person wanted to go, once. */
  takeDestination: () => string;
  /** Keeps the code of the partner who recommended this visitor, and the place where the link was shared, through sign-in and registration. */
  rememberReferral: (code: string, place?: string | null) => void;
  /** Where an account is made. */
  registrationUrl: () => string;
  /** Stops timers and listeners. */
  dispose: () => void;
}
