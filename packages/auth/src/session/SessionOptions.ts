import type { PortalConfig, SessionOptions as AllOptions } from '@my-air/feature-kit';

import type { SessionBrowser } from '../browser/SessionBrowser.ts';

type Needed = 'api' | 'queryClient' | 'leave';

/** The options of a session; callbacks for what does not matter to a portal may be left out. */
export interface SessionOptions
  extends Pick<AllOptions, Needed>, Partial<Omit<AllOptions, Needed | 'config'>> {
  config: Pick<PortalConfig, 'identityProvider' | 'analytics'>;
  /** @default the browser this page runs in */
  browser?: SessionBrowser;
}
