import { rootRoute, type PortalConfig } from '@my-air/feature-api';
import { createRoute, redirect } from '@tanstack/react-router';

/** Leaves for a page of the identity provider; replacing the address, so that Back does not leave again. */
const leaveFor =
  (page: 'profileUrl' | 'securityUrl' | 'preferencesUrl' | 'agreementsUrl') =>
  ({ context }: { context: { config: PortalConfig } }) => {
    throw redirect({ href: context.config.identityProvider[page], replace: true });
  };

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/personal/profile',
  staticData: { redirects: true },
  beforeLoad: leaveFor('profileUrl'),
});

const securityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/personal/security',
  staticData: { redirects: true },
  beforeLoad: leaveFor('securityUrl'),
});

const preferencesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/personal/preferences',
  staticData: { redirects: true },
  beforeLoad: leaveFor('preferencesUrl'),
});

const agreementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/personal/agreements',
  staticData: { redirects: true },
  beforeLoad: leaveFor('agreementsUrl'),
});

export const personalRoutes = [profileRoute, securityRoute, preferencesRoute, agreementsRoute] as const;
