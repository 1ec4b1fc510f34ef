import type { ApiClient } from '@my-air/api-client';
import type { User } from '@my-air/api-client/contract';
import type { PortalConfig, PortalContext, Session, SignOutReason } from '@my-air/feature-api';
import type { QueryClient } from '@tanstack/react-query';
import type { StaticDataRouteOption } from '@tanstack/react-router';

/** A session with the functions that only the shell uses. */
export interface ShellSession extends Session {
  /**
   * Keeps the code of the recommending user, and the place where the link was shared, through sign-in and
   * registration.
   */
  rememberReferral: (code: string, place?: string | null) => void;
  /** Stops timers and listeners. */
  dispose: () => void;
}

/** The options of a session: what it uses of the shell, and the callbacks for its changes. */
export interface ShellSessionOptions {
  api: ApiClient;
  queryClient: QueryClient;
  config: PortalConfig;
  leave: PortalContext['leave'];
  /** Switches the interface to the language of the user's preference, as the API writes it. */
  setLocale: (wire: string) => unknown;
  /** Called once per sign-in, when the user is known for the first time. */
  onFirstLogin: (user: User) => unknown;
  onSignedOut: (reason: SignOutReason) => void;
  onSignedInElsewhere: () => void;
  /** Empties every store of the shell. */
  resetStores: () => void;
  /** The number of changes by the user that have not reached the server. */
  countPendingChanges: (user: User) => Promise<number>;
  /** Asks whether unsent things may be thrown away. */
  confirmSignOut: (count: number) => Promise<boolean>;
  deletePendingChanges: (user: User) => unknown;
}

/** The session and the guards, from the feature that signs users in. */
export interface Access {
  readonly createSession: (options: ShellSessionOptions) => ShellSession;
  /** Throws a redirect where the user may not open a route. */
  readonly guardRoute: (
    portal: Pick<PortalContext, 'session' | 'config'>,
    matches: readonly { staticData: StaticDataRouteOption }[],
    location: { href: string },
    isPreload?: boolean,
  ) => Promise<void>;
  /** The target of a registration link of the old portal; undefined for any other address. */
  readonly legacyRegistrationTarget: (
    hash: string,
    provider: PortalConfig['identityProvider'],
  ) => string | undefined;
}
