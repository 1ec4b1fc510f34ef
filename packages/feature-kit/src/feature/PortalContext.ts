import type { ApiClient } from '@my-air/api-client';
import type { LocaleStore } from '@my-air/i18n';
import type { QueryClient } from '@tanstack/react-query';

import type { Analytics } from './Analytics.ts';
import type { Connection } from './Connection.ts';
import type { Contributions } from './Contributions.ts';
import type { ModalHost } from './modals.ts';
import type { PortalConfig } from './PortalConfig.ts';
import type { Session } from './Session.ts';
import type { Toasts } from './toasts.ts';

/**
 * The services that the shell gives to every route, loader and component; the only way a feature reaches
 * outside itself.
 */
export interface PortalContext {
  config: PortalConfig;
  api: ApiClient;
  /** The answers of the backend. It is there for every screen but the sign-in, which reads none. */
  readonly queryClient: QueryClient;
  session: Session;
  locale: LocaleStore;
  toasts: Toasts;
  modals: ModalHost;
  analytics: Analytics;
  connection: Connection;
  /** The contributions of all features that a screen shows. */
  contributions: Contributions;
  /** Leaves the portal for an address outside it. Only configured hosts are followed; another is refused and logged. */
  leave: (url: string, options?: LeaveOptions) => void;
}

export interface LeaveOptions {
  /** Whether the way back skips the screen that is left, because it would only leave again. @default false */
  replaces?: boolean;
}

/** The parts that a call and the cache of its answers need. */
export type DataContext = Pick<PortalContext, 'api' | 'queryClient'>;
