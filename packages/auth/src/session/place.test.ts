import type { User } from '@my-air/api-client/contract';
import { buildUser } from '@my-air/feature-kit/testing';
import { describe, expect, test, vi } from 'vitest';

import { fakeBrowser } from '../testing/fakeBrowser.ts';
import { fakeServer, type FakeServer } from '../testing/fakeServer.ts';
import { openRoute } from '../testing/openRoute.tsx';
import { openSession } from '../testing/openSession.ts';

const [ann, olena] = [buildUser({ id: 1 }), buildUser({ id: 2, name: 'Olena' })];
const credentials = { email: 'ann@my-air.test', password: 'secret' };

/** Two tabs of one user on different screens. */
async function twoTabs() {
  const browser = fakeBrowser();
  const server = fakeServer(ann);
  const [here, there] = await Promise.all(
    ['/services/7', '/messenger?chat=1'].map(async (address) => {
      const opened = openSession({ tab: browser.openTab(address), server });
      await opened.session.ensureUser();
      return opened;
    }),
  );
  return { browser, server, here: here!.session, there: there!.session };
}

/** Signs a user in and says where that leads. */
async function signIn(session: ReturnType<typeof openSession>['session'], server: FakeServer, user: User) {
  server.user = user;
  await session.login(credentials);
  return session.takeDestination();
}

describe('[NAV-06] [AUTH-06] after a sign-out that the person asked for', () => {
  test('no tab keeps its place, and the next person lands on no screen of theirs', async () => {
    const { browser, server, here, there } = await twoTabs();
    await here.signOut('requested');
    await vi.waitFor(() => expect(there.getState().isSubmitting).toBe(false));
    expect(browser.storage.getItem('redirectTo')).toBeNull();
    expect(await signIn(there, server, olena)).toBe('/');
  });

  test('a tab that learns of it from the server first deletes the place that it has stored', async () => {
    const { browser, here, there } = await twoTabs();
    await there.signOut('expired');
    expect(browser.storage.getItem('redirectTo')).not.toBeNull();
    const fresh = openSession({ tab: browser.openTab('/home'), server: fakeServer(ann) }).session;
    await fresh.ensureUser();
    await fresh.signOut('requested');
    expect(browser.storage.getItem('redirectTo')).toBeNull();
    expect([here, there].map((session) => session.getState().destination)).toEqual(['/', '/']);
  });

  test('a new tab of the next person has no place either', async () => {
    const { browser, server, here } = await twoTabs();
    await here.signOut('requested');
    const next = openSession({ tab: browser.openTab('/login'), server }).session;
    expect(await signIn(next, server, olena)).toBe('/');
  });
});

describe('[NAV-06] after a session that ended by itself', () => {
  test('the same person comes back to where they were, in each tab', async () => {
    const { server, here, there } = await twoTabs();
    server.user = null;
    await here.signOut('expired');
    await vi.waitFor(() => expect(there.getState().status).toBe('anonymous'));
    expect(await signIn(here, server, ann)).toBe('/services/7');
    expect(there.takeDestination()).toBe('/messenger?chat=1');
  });

  test('[SH-11] each tab can say whose session it was, until somebody has signed in', async () => {
    const { server, here, there } = await twoTabs();
    server.user = null;
    await here.signOut('expired');
    await vi.waitFor(() => expect(there.endedFor()).toEqual({ email: ann.email }));
    expect(here.endedFor()).toEqual({ email: ann.email });
    await signIn(here, server, olena);
    expect(here.endedFor()).toBeUndefined();
  });

  test('[SH-11] a browser that comes back too late is told, one that was never signed in or signed out is not', async () => {
    const { browser, server, here } = await twoTabs();
    server.user = null;
    const late = openSession({ tab: browser.openTab('/home'), server }).session;
    await late.ensureUser();
    expect(late.endedFor()).toEqual({ email: undefined });
    const stranger = openSession({ server: fakeServer(null) }).session;
    await stranger.ensureUser();
    expect(stranger.endedFor()).toBeUndefined();
    await here.signOut('requested');
    expect(here.endedFor()).toBeUndefined();
  });

  test('another person does not, also after the page was loaded again', async () => {
    const { browser, server, here } = await twoTabs();
    server.user = null;
    await here.signOut('expired');
    const reloaded = openSession({ tab: browser.openTab('/login'), server }).session;
    expect(await signIn(reloaded, server, olena)).toBe('/');
    expect(browser.storage.getItem('redirectOwner')).toBeNull();
  });

  test('another person who signs in in another tab takes the place from this one', async () => {
    const { server, here, there } = await twoTabs();
    server.user = null;
    await here.signOut('expired');
    await vi.waitFor(() => expect(there.getState().status).toBe('anonymous'));
    await signIn(here, server, olena);
    expect(there.takeDestination()).toBe('/');
  });
});

test("[NAV-06] a visitor's wish is followed by the person who signs in", async () => {
  const browser = fakeBrowser();
  const server = fakeServer();
  const { session } = openSession({ tab: browser.openTab('/login'), server });
  session.rememberDestination('/news');
  expect(await signIn(session, server, olena)).toBe('/news');
});

test('[NAV-06] a login screen whose visitor is signed in already leads to where they wanted to go', async () => {
  const browser = fakeBrowser();
  browser.storage.setItem('signedIn', '1');
  browser.storage.setItem('redirectTo', '/services/7?tab=faq#price');
  const { router } = await openRoute('/login', { tab: browser.openTab('/login'), user: ann });
  expect(router.state.location.href).toBe('/services/7?tab=faq#price');
  expect(browser.storage.getItem('redirectTo')).toBeNull();
});

test('[NAV-06] looking ahead to the login screen takes nothing', async () => {
  const browser = fakeBrowser();
  browser.storage.setItem('signedIn', '1');
  browser.storage.setItem('redirectTo', '/services/7');
  const { router } = await openRoute('/news', { tab: browser.openTab('/news'), user: ann });
  await router.preloadRoute({ to: '/login' });
  expect(browser.storage.getItem('redirectTo')).toBe('/services/7');
});
