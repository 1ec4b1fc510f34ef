import type { User } from '@my-air/api-client/contract';
import { buildUser } from '@my-air/feature-kit/testing';
import { describe, expect, test, vi } from 'vitest';

import { fakeServer, type FakeServer } from '../testing/fakeServer.ts';
import { openAddress } from '../testing/openAddress.ts';
import { openRoute } from '../testing/openRoute.tsx';
import { openSession } from '../testing/openSession.ts';

const [ann, olena] = [buildUser({ id: 1 }), buildUser({ id: 2, name: 'Olena' })];
const credentials = { email: 'ann@my-air.test', password: 'secret' };

/** Two tabs of one user on different screens. */
async function twoTabs() {
  const server = fakeServer(ann);
  const [here, there] = await Promise.all(
    [1, 2].map(async () => {
      const { session } = openSession({ server });
      await session.ensureUser();
      return session;
    }),
  );
  openAddress('/services/7');
  return { server, here: here!, there: there! };
}

/** Ends the session in one tab; the other one, which hears of it in a later task, is at another address. */
async function signOut(session: ReturnType<typeof openSession>['session'], reason: 'expired' | 'requested') {
  await session.signOut(reason);
  openAddress('/messenger?chat=1');
}

/** Signs a user in and says where that leads. */
async function signIn(session: ReturnType<typeof openSession>['session'], server: FakeServer, user: User) {
  server.user = user;
  await session.login(credentials);
  return session.takeDestination();
}

describe('[NAV-06] [AUTH-06] after a sign-out that the person asked for', () => {
  test('no tab keeps its place, and the next person lands on no screen of theirs', async () => {
    const { server, here, there } = await twoTabs();
    await signOut(here, 'requested');
    await vi.waitFor(() =>
      expect(there.getState()).toMatchObject({ status: 'anonymous', isSubmitting: false }),
    );
    expect(localStorage.getItem('redirectTo')).toBeNull();
    expect(await signIn(there, server, olena)).toBe('/');
  });

  test('a tab that learns of it from the server first deletes the place that it has stored', async () => {
    const { here, there } = await twoTabs();
    await signOut(there, 'expired');
    await vi.waitFor(() => expect(here.getState().destination).toBe('/messenger?chat=1'));
    expect(localStorage.getItem('redirectTo')).not.toBeNull();
    const fresh = openSession({ at: '/home', server: fakeServer(ann) }).session;
    await fresh.ensureUser();
    await fresh.signOut('requested');
    expect(localStorage.getItem('redirectTo')).toBeNull();
    await vi.waitFor(() =>
      expect([here, there].map((session) => session.getState().destination)).toEqual(['/', '/']),
    );
  });

  test('a new tab of the next person has no place either', async () => {
    const { server, here } = await twoTabs();
    await signOut(here, 'requested');
    const next = openSession({ at: '/login', server }).session;
    expect(await signIn(next, server, olena)).toBe('/');
  });
});

describe('[NAV-06] after a session that ended by itself', () => {
  test('the same person comes back to where they were, in each tab', async () => {
    const { server, here, there } = await twoTabs();
    server.user = null;
    await signOut(here, 'expired');
    await vi.waitFor(() => expect(there.getState().status).toBe('anonymous'));
    expect(await signIn(here, server, ann)).toBe('/services/7');
    expect(there.takeDestination()).toBe('/messenger?chat=1');
  });

  test('[SH-11] each tab can say whose session it was, until somebody has signed in', async () => {
    const { server, here, there } = await twoTabs();
    server.user = null;
    await signOut(here, 'expired');
    await vi.waitFor(() => expect(there.endedFor()).toEqual({ email: ann.email }));
    expect(here.endedFor()).toEqual({ email: ann.email });
    await signIn(here, server, olena);
    expect(here.endedFor()).toBeUndefined();
  });

  test('[SH-11] a browser that comes back too late is told, one that was never signed in or signed out is not', async () => {
    const { server, here } = await twoTabs();
    server.user = null;
    const late = openSession({ at: '/home', server }).session;
    await late.ensureUser();
    expect(late.endedFor()).toEqual({ email: undefined });
    localStorage.clear();
    const stranger = openSession({ server: fakeServer(null) }).session;
    await stranger.ensureUser();
    expect(stranger.endedFor()).toBeUndefined();
    await here.signOut('requested');
    expect(here.endedFor()).toBeUndefined();
  });

  test('another person does not, also after the page was loaded again', async () => {
    const { server, here } = await twoTabs();
    server.user = null;
    await signOut(here, 'expired');
    const reloaded = openSession({ at: '/login', server }).session;
    expect(await signIn(reloaded, server, olena)).toBe('/');
    expect(localStorage.getItem('redirectOwner')).toBeNull();
  });

  test('another person who signs in in another tab takes the place from this one', async () => {
    const { server, here, there } = await twoTabs();
    server.user = null;
    await signOut(here, 'expired');
    await vi.waitFor(() => expect(there.getState().status).toBe('anonymous'));
    await signIn(here, server, olena);
    await vi.waitFor(() => expect(there.getState().status).toBe('unknown'));
    expect(there.takeDestination()).toBe('/');
  });
});

test("[NAV-06] a visitor's wish is followed by the person who signs in", async () => {
  const server = fakeServer();
  const { session } = openSession({ at: '/login', server });
  session.rememberDestination('/news');
  expect(await signIn(session, server, olena)).toBe('/news');
});

test('[NAV-06] a login screen whose visitor is signed in already leads to where they wanted to go', async () => {
  localStorage.setItem('signedIn', '1');
  localStorage.setItem('redirectTo', '/services/7?tab=faq#price');
  const { router } = await openRoute('/login', { user: ann });
  expect(router.state.location.href).toBe('/services/7?tab=faq#price');
  expect(localStorage.getItem('redirectTo')).toBeNull();
});

test('[NAV-06] looking ahead to the login screen takes nothing', async () => {
  localStorage.setItem('signedIn', '1');
  localStorage.setItem('redirectTo', '/services/7');
  const { router } = await openRoute('/news', { user: ann });
  await router.preloadRoute({ to: '/login' });
  expect(localStorage.getItem('redirectTo')).toBe('/services/7');
});
