import type { ApiClient } from '@my-air/api-client';
import type { User } from '@my-air/api-client/contract';
import type { PortalConfig, SignOutReason } from '@my-air/feature-api';
import type { QueryClient } from '@tanstack/react-query';

import type { SessionBrowser } from '../browser/SessionBrowser.ts';

/** What the shell gives to the session, and what it is told. */
export interface SessionOptions {
  api: ApiClient;
  queryClient: QueryClient;
  config: Pick<PortalConfig, 'identityProvider' | 'analytics'>;
  /** Leaves the portal for an address of the settings. */
  leave: (url: string) => void;
  /** Switches the interface to the language of the person's preference, as the API writes it. */
  setLocale?: (wire: string) => unknown;
  /** Called once per sign-in, when the user is known for the first time; never waited for. */
  onFirstLogin?: (user: User) => unknown;
  /** Called when nobody is signed in any more and the portal stays open: the shell goes to the login screen. */
  onSignedOut?: (reason: SignOutReason) => void;
  /** Called when somebody signed in in another tab while nobody, or somebody else, was signed in here. */
  onSignedInElsewhere?: () => void;
  /** Empties every store of the portal but the loading indicator. */
  resetStores?: () => void;
  /** How many things the person wrote that have not reached the server. */
  countPendingChanges?: (user: User) => number | Promise<number>;
  /** Asks whether unsent things may be thrown away. */
  confirmSignOut?: (count: number) => Promise<boolean>;
  /** Throws away what the person wrote and did not send. */
  deletePendingChanges?: (user: User) => unknown;
  /** @default the browser this page runs in */
  browser?: SessionBrowser;
}
