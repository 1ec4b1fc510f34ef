import type { PortalConfig, SessionOptions as AllOptions } from '@my-air/feature-kit';

type Needed = 'api' | 'queryClient' | 'leave';

/** The options of a session; callbacks for what does not matter to a portal may be left out. */
export interface SessionOptions
  extends Pick<AllOptions, Needed>, Partial<Omit<AllOptions, Needed | 'config'>> {
  config: Pick<PortalConfig, 'identityProvider' | 'analytics'>;
}
