import type { ApiClient } from '@my-air/api-client';
import type { User } from '@my-air/api-client/contract';
import type { PortalConfig, PortalContext, Session, SignOutReason } from '@my-air/feature-api';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';

/** A session with what only the shell asks of it. */
export interface ShellSession extends Session {
  /** Keeps the code of the person who recommended this visitor, and the place where the link was shared, through sign-in and registration. */
  rememberReferral: (code: string, place?: string | null) => void;
  /** Stops timers and listeners. */
  dispose: () => void;
}

/** What the shell gives to a session, and what it is told. */
export interface ShellSessionOptions {
  api: ApiClient;
  queryClient: QueryClient;
  config: PortalConfig;
  leave: PortalContext['leave'];
  /** Switches the interface to the language of the person's preference, as the API writes it. */
  setLocale: (wire: string) => unknown;
  /** Called once per sign-in, when the user is known for the first time. */
  onFirstLogin: (user: User) => unknown;
  onSignedOut: (reason: SignOutReason) => void;
  onSignedInElsewhere: () => void;
  /** Empties every store of the shell. */
  resetStores: () => void;
  /** How many things the person wrote that have not reached the server. */
  countPendingChanges: (user: User) => Promise<number>;
  /** Asks whether unsent things may be thrown away. */
  confirmSignOut: (count: number) => Promise<boolean>;
  deletePendingChanges: (user: User) => unknown;
}

/** How people get in: the session and the guards, from the feature where people sign in. */
export interface Access {
  readonly createSession: (options: ShellSessionOptions) => ShellSession;
  /** Throws a redirect where the person may not open a route. */
  readonly guardRoute: (
    portal: Pick<PortalContext, 'session' | 'config'>,
    matches: readonly { staticData: StaticDataRouteOption }[],
    location: { href: string },
    isPreload?: boolean,
  ) => Promise<void>;
  /** Where a registration link of the old portal leads; undefined for any other address. */
  readonly legacyRegistrationTarget: (
    hash: string,
    provider: PortalConfig['identityProvider'],
  ) => string | undefined;
}
