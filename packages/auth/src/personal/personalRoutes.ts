import { rootRoute, type PortalConfig } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';

type Page = 'profileUrl' | 'securityUrl' | 'preferencesUrl' | 'agreementsUrl';

/** Leaves for a page of the identity provider; replacing the address, so that Back does not leave again. */
const routeTo = <Path extends string>(path: Path, page: Page) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { redirects: true },
    beforeLoad: ({ context }: { context: { config: PortalConfig } }) => {
      throw redirect({ href: context.config.identityProvider[page], replace: true });
    },
  });

export const personalRoutes = [
  routeTo('/personal/profile', 'profileUrl'),
  routeTo('/personal/security', 'securityUrl'),
  routeTo('/personal/preferences', 'preferencesUrl'),
  routeTo('/personal/agreements', 'agreementsUrl'),
] as const;
