import { buildConfig, buildUser } from '@my-air/feature-kit/testing';
import { isRedirect, type AnyRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { legacyRegistrationTarget } from './authorization/addresses.ts';
import { authRoutes } from './routes.ts';
import { openRoute } from './testing/openRoute.tsx';
import { openSession } from './testing/openSession.ts';

const identity = buildConfig().identityProvider;

const routes: readonly AnyRoute[] = authRoutes;
/** The path that a route was made with. */
const pathOf = ({ options }: AnyRoute) => ('path' in options ? String(options.path) : '');

/** The address that a route sends the browser to before it opens. */
async function redirectOf(path: string) {
  const { session, portal } = openSession();
  session.rememberReferral('ANN');
  const route = routes.find((candidate) => pathOf(candidate) === path);
  const beforeLoad = route?.options.beforeLoad as (given: object) => Promise<unknown>;
  try {
    await beforeLoad({ context: { ...portal, session } });
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options;
  }
  throw new Error(`${path} does not redirect`);
}

test('[NAV-04] after a registration the provider leads to a sign-in that goes on by itself', async () => {
  const {
    portal: { left },
    router,
  } = await openRoute(`/login?iss=${encodeURIComponent(new URL(identity.authorizeUrl).origin)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Signing you in' })).toBeTruthy();
  await waitFor(() => expect(left.map((address) => address.split('?')[0])).toEqual([identity.authorizeUrl]));
  expect(router.history.location.href).toBe('/login');
});

test('[NAV-04] an address that another site names signs nobody in by itself', async () => {
  const {
    portal: { left },
  } = await openRoute('/login?iss=https%3A%2F%2Fevil.example');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
  expect(left).toEqual([]);
});

test('[NAV-04] /register leaves for the page where an account is made, with the code of the recommendation', async () => {
  await expect(redirectOf('/register')).resolves.toMatchObject({
    href: `${identity.registerUrl}?ref=ANN`,
    replace: true,
  });
});

test.each([
  ['/personal/profile', identity.profileUrl],
  ['/personal/security', identity.securityUrl],
  ['/personal/preferences', identity.preferencesUrl],
  ['/personal/agreements', identity.agreementsUrl],
])('[NAV-24] %s leaves for the identity provider, so that Back does not leave again', async (path, href) => {
  await expect(redirectOf(path)).resolves.toMatchObject({ href, replace: true });
});

test('[NAV-05] the ways in are open without a session; the personal pages are not', () => {
  const open = routes.filter(({ options }) => options.staticData?.access === 'public');
  expect(open.map(pathOf).toSorted()).toEqual(['/impersonate', '/login', '/oauth/login', '/register']);
});

test('[NAV-07] a legacy registration hash leads to the registration address, with its query kept', () => {
  const target = (hash: string) => legacyRegistrationTarget(hash, identity);
  expect(target('#/account/registration?ref=ANN&utm_source=a%26b')).toBe(
    `${identity.registerUrl}?ref=ANN&utm_source=a%26b`,
  );
  expect(target('#/account/registration')).toBe(identity.registerUrl);
  expect(target('#/account/registration/')).toBe(identity.registerUrl);
});

test.each(['', '#', '#price', '#/account', '#/account/registration-form', '#account/registration'])(
  '[NAV-07] the hash "%s" is none of the old portal’s registration',
  (hash) => {
    expect(legacyRegistrationTarget(hash, identity)).toBeUndefined();
  },
);

test('a signed-in person has nothing to do on the login screen', async () => {
  const { router } = await openRoute('/login', {
    user: buildUser(),
    prepare: ({ session }) => session.ensureUser(),
  });
  expect(router.history.location.pathname).toBe('/');
});

test('[AUTH-03] the login screen signs in and goes where the visitor wanted to go', async () => {
  const { router, session, api } = await openRoute('/login', {
    prepare: async ({ session: opened }) => opened.rememberDestination('/services?tab=all#top'),
  });
  const user = userEvent.setup();
  expect(api.calls, 'a visitor costs the server nothing').toEqual([]);
  await user.type(await screen.findByLabelText('E-mail'), 'ann@my-air.test');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.history.location.href).toBe('/services?tab=all#top'));
  expect(session.getState().status).toBe('authenticated');
});

test('a session that cannot sign anybody in is a mistake that says what to do', async () => {
  const { portal } = openSession();
  const beforeLoad = authRoutes[0].options.beforeLoad as (given: object) => Promise<unknown>;
  await expect(beforeLoad({ context: portal })).rejects.toThrow(/Give it|Give the router context/);
});
