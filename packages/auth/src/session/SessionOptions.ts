import type { ApiClient } from '@my-air/api-client';
import type { User } from '@my-air/api-client/contract';
import type { PortalConfig, SignOutReason } from '@my-air/feature-api';
import type { QueryClient } from '@tanstack/react-query';

import type { SessionBrowser } from '../browser/SessionBrowser.ts';

/** The options of a session: what it uses of the shell, and the callbacks for its changes. */
export interface SessionOptions {
  api: ApiClient;
  queryClient: QueryClient;
  config: Pick<PortalConfig, 'identityProvider' | 'analytics'>;
  /** Leaves the portal for an address of the settings. */
  leave: (url: string) => void;
  /** Switches the interface to the language of the user's preference, as the API writes it. */
  setLocale?: (wire: string) => unknown;
  /** Called once per sign-in, when the user is known for the first time; not awaited. */
  onFirstLogin?: (user: User) => unknown;
  /** Called when the session has ended and the portal stays open: the shell goes to the login screen. */
  onSignedOut?: (reason: SignOutReason) => void;
  /** Called after a sign-in in another tab while no user, or another one, was signed in here. */
  onSignedInElsewhere?: () => void;
  /** Empties every store of the portal but the loading indicator. */
  resetStores?: () => unknown;
  /** The number of changes by the user that have not reached the server. */
  countPendingChanges?: (user: User) => number | Promise<number>;
  /** Asks whether unsent changes may be deleted. */
  confirmSignOut?: (count: number) => Promise<boolean>;
  /** Deletes the user's unsent changes. */
  deletePendingChanges?: (user: User) => unknown;
  /** @default the browser this page runs in */
  browser?: SessionBrowser;
}
