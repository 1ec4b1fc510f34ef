import { msg } from '@lingui/core/macro';
import type { User } from '@my-air/api-client/contract';
import { type PortalContext, rootRoute, searchText, type PortalConfig } from '@my-air/feature-kit';
import { createRoute, redirect, type StaticDataRouteOption } from '@tanstack/react-router';
import * as v from 'valibot';

import { toAuthSession } from './session/useAuthSession.ts';

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

const personalRoutes = [
  routeTo('/personal/profile', 'profileUrl'),
  routeTo('/personal/security', 'securityUrl'),
  routeTo('/personal/preferences', 'preferencesUrl'),
  routeTo('/personal/agreements', 'agreementsUrl'),
] as const;

declare module '@my-air/feature-kit' {
  interface Layouts {
    oauth: true;
    impersonate: true;
  }
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: {
    title: msg({ message: 'Sign in', context: 'name of the page' }),
    layout: 'login',
    access: 'public',
  },
  /** `iss` is set where the identity provider initiates the sign-in: its address, as OpenID Connect calls it. */
  validateSearch: v.object({ iss: searchText }),
  beforeLoad: async ({ context, preload }) => {
    const session = toAuthSession(context.session);
    if (!(await session.resume())) return;
    // Signed in, perhaps in another tab: on to where this one wanted to go.
    throw redirect({ href: preload ? '/' : session.takeDestination(), replace: true });
  },
}).lazy(() => import('./login/login.lazy.tsx').then((lazy) => lazy.loginLazyRoute));

export const oauthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oauth/login',
  staticData: { title: msg`Signing in`, layout: 'oauth', access: 'public' },
}).lazy(() => import('./authorization/oauth.lazy.tsx').then((lazy) => lazy.oauthLazyRoute));

export const impersonateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/impersonate',
  staticData: { title: msg`Acting for another person`, layout: 'impersonate', access: 'public' },
  loader: async ({ context, preload }) => {
    // It ends the present session: not before the link is followed.
    if (preload) return;
    if (await toAuthSession(context.session).openImpersonation()) throw redirect({ to: '/', replace: true });
  },
}).lazy(() => import('./impersonation/impersonate.lazy.tsx').then((lazy) => lazy.impersonateLazyRoute));

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { redirects: true, access: 'public' },
  beforeLoad: ({ context }) => {
    throw redirect({ href: toAuthSession(context.session).registrationUrl(), replace: true });
  },
});

export const authRoutes = [
  loginRoute,
  oauthRoute,
  impersonateRoute,
  registerRoute,
  ...personalRoutes,
] as const;

/** One route of an address, as the router matched it. */
interface Match {
  staticData: StaticDataRouteOption;
}

/**
 * Lets an address open, or sends its visitor where they have to go first. For the root route's `beforeLoad`.
 * An address that is not ours is let through: it shows 404 with or without a session.
 */
export async function guardRoute(
  { session, config }: Pick<PortalContext, 'session' | 'config'>,
  matches: readonly Match[],
  location: { href: string },
  /** Whether the address is only preloaded, as while a pointer rests on its link. @default false */
  isPreload = false,
): Promise<void> {
  const isOurs = matches.length > 1;
  if (!isOurs || matches.some(({ staticData }) => staticData.access === 'public')) return;
  const user = await session.ensureUser();
  if (!user) {
    if (!isPreload) session.rememberDestination(location.href);
    throw redirect({ to: '/login', replace: true });
  }
  if (!isEmailVerified(user)) throw redirect({ href: config.identityProvider.verifyEmailUrl, replace: true });
}

/**
 * Whether a user's e-mail address is known to be theirs. Without the field, the server is taken to have
 * checked.
 */
export function isEmailVerified(user: User): boolean {
  return user.email_verified_at !== null;
}
