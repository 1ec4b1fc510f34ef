import type { PortalConfig, PortalContext, Session, SessionOptions } from '@my-air/feature-kit';
import type { StaticDataRouteOption } from '@tanstack/react-router';

/** The session and the guards, from the feature that signs users in. */
export interface Access {
  readonly createSession: (options: SessionOptions) => Session;
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
