import { openTabChannel, readCookie, writeCookie } from '@my-air/feature-kit/state';
import { buildUser } from '@my-air/feature-kit/testing';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';

import { failure } from '../testing/failure.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { openSession } from '../testing/openSession.ts';
import type { SessionOptions } from './SessionOptions.ts';

const key = 'POST api/logout';

async function signedIn(options: Parameters<typeof openSession>[0] = {}) {
  const hooks = {
    resetStores: vi.fn(),
    onSignedOut: vi.fn(),
    deletePendingChanges: vi.fn(),
    confirmSignOut: vi.fn<NonNullable<SessionOptions['confirmSignOut']>>(() => Promise.resolve(true)),
  };
  const opened = openSession({ server: fakeServer(buildUser()), ...hooks, ...options });
  await opened.session.ensureUser();
  return { ...opened, ...hooks };
}

test('[AUTH-06] a sign-out notifies the server, empties everything and goes to the logout address', async () => {
  for (const [name, value] of [
    ['announcements', 'seen'],
    ['ui_locale', 'en'],
  ] as const)
    writeCookie(name, value, { maxAge: 60 });
  localStorage.setItem('product_request', '7');
  localStorage.setItem('redirectTo', '/services');
  const { session, portal, calls, left, resetStores, onSignedOut } = await signedIn({ at: '/home' });
  portal.queryClient.setQueryData(['channels'], []);
  await session.signOut('requested');

  expect(calls().filter((called) => called === key)).toHaveLength(1);
  expect(session.getState()).toMatchObject({ status: 'anonymous', expiresAt: null, destination: '/' });
  expect(session.getUser()).toBeUndefined();
  expect(portal.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(resetStores).toHaveBeenCalledOnce();
  expect(['announcements', 'ui_locale'].map((name) => readCookie(name))).toEqual([undefined, 'en']);
  expect(localStorage).toHaveLength(0);
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(left).toEqual([
    `http://localhost:3001/logout?client_id=my-air-portal&post_logout_redirect_uri=${encodeURIComponent(`${window.location.origin}/login`)}`,
  ]);
});

test('[AUTH-06] [MSG-05] what was removed is sent before the session ends at the server', async () => {
  const answer = Promise.withResolvers<void>();
  const sendRemovals = vi.fn(() => answer.promise);
  const { session, calls, left } = await signedIn({ sendRemovals });
  const signOut = session.signOut('requested');
  await vi.waitFor(() => expect(sendRemovals).toHaveBeenCalledOnce());
  expect(calls()).not.toContain(key);
  answer.resolve();
  await signOut;
  expect([calls().filter((called) => called === key).length, left.length]).toEqual([1, 1]);
});

test('[AUTH-06] a removal without an answer does not keep the user signed in', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { session, left } = await signedIn({ sendRemovals: () => new Promise(() => {}) });
  const signOut = session.signOut('requested');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(left).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await signOut;
  expect(left).toHaveLength(1);
});

test('[AUTH-06] a session that the server has ended sends no removal', async () => {
  const sendRemovals = vi.fn(async () => {});
  const { session } = await signedIn({ sendRemovals });
  await session.signOut('expired');
  expect(sendRemovals).not.toHaveBeenCalled();
});

test('[AUTH-06] a second sign-out while one runs is ignored', async () => {
  const { session, calls, left } = await signedIn();
  await Promise.all([session.signOut('requested'), session.signOut('requested'), session.signOut('expired')]);
  expect(calls().filter((called) => called === key)).toHaveLength(1);
  expect(left).toHaveLength(1);
});

test('[AUTH-06] the submitting flag is up from the first moment until the page is gone', async () => {
  const { session } = await signedIn();
  const signOut = session.signOut('requested');
  await vi.waitFor(() => expect(session.getState().isSubmitting).toBe(true));
  await signOut;
  expect(session.getState().isSubmitting).toBe(true);
});

test('[ERR-02] a storm of 401s ends the session once and keeps the address', async () => {
  const server = fakeServer(buildUser());
  const { session, calls, left, onSignedOut } = await signedIn({
    server,
    at: '/services/7?a=1#b',
  });
  server.user = null;
  await Promise.all(Array.from({ length: 20 }, () => session.signOut('expired')));
  await session.signOut('expired');
  expect(
    calls().filter((called) => called === key),
    'a 401 from logout starts no second one',
  ).toHaveLength(1);
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('expired');
  expect(left).toEqual([]);
  expect(session.getState()).toMatchObject({
    status: 'anonymous',
    isSubmitting: false,
    destination: '/services/7?a=1#b',
  });
});

test('[AUTH-06] a forced sign-out neither asks about unsent things nor throws them away', async () => {
  const { session, confirmSignOut, deletePendingChanges } = await signedIn({ countPendingChanges: () => 3 });
  await session.signOut('expired');
  expect(confirmSignOut).not.toHaveBeenCalled();
  expect(deletePendingChanges).not.toHaveBeenCalled();
});

test('[AUTH-06] a person with unsent things is asked first, and stays when they want to', async () => {
  const { session, confirmSignOut, deletePendingChanges, calls } = await signedIn({
    countPendingChanges: () => Promise.resolve(3),
  });
  confirmSignOut.mockResolvedValueOnce(false);
  await session.signOut('requested');
  expect(confirmSignOut).toHaveBeenCalledExactlyOnceWith(3);
  expect(session.getState().status).toBe('authenticated');
  expect(calls()).not.toContain(key);

  await session.signOut('requested');
  expect(deletePendingChanges).toHaveBeenCalledExactlyOnceWith(buildUser());
  expect(session.getState().status).toBe('anonymous');
});

test('[AUTH-06] with nothing unsent nobody is asked, and what is kept is thrown away', async () => {
  const { session, confirmSignOut, deletePendingChanges } = await signedIn({ countPendingChanges: () => 0 });
  await session.signOut('requested');
  expect(confirmSignOut).not.toHaveBeenCalled();
  expect(deletePendingChanges).toHaveBeenCalledOnce();
});

test('[AUTH-06] a person whose sign-out did not reach the server is told, and is still signed in', async () => {
  const { session, left, resetStores } = await signedIn({ answers: { [key]: failure('network', key) } });
  await expect(session.signOut('requested')).rejects.toMatchObject({ code: 'network' });
  expect(session.getState()).toMatchObject({ status: 'authenticated', isSubmitting: false });
  expect(resetStores).not.toHaveBeenCalled();
  expect(left).toEqual([]);
});

test.each(['unauthenticated', 'page_expired'] as const)(
  '[AUTH-06] a server that answers the sign-out with %s holds no session: it goes on',
  async (code) => {
    const { session, left } = await signedIn({ answers: { [key]: failure(code, key) } });
    await session.signOut('requested');
    expect(left).toHaveLength(1);
  },
);

test('[AUTH-06] a forced sign-out goes on when the server cannot be reached', async () => {
  const { session, onSignedOut } = await signedIn({ answers: { [key]: failure('network', key) } });
  await session.signOut('expired');
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('expired');
});

test('[AUTH-06] [SH-12] a sign-out in one of three tabs signs out all, with one call and without an echo', async () => {
  const heard = vi.fn();
  const [listener, last] = [heard, vi.fn()].map((on) => openTabChannel('my-air.session', v.any(), on));
  onTestFinished(() => [listener, last].forEach((channel) => channel?.close()));
  const server = fakeServer(buildUser());
  const tabs = [
    await signedIn({ at: '/home', server }),
    await signedIn({ at: '/services', server }),
    await signedIn({ at: '/messenger?chat=1', server }),
  ] as const;
  await tabs[0].session.signOut('requested');
  await vi.waitFor(() => expect(tabs[2].onSignedOut).toHaveBeenCalledExactlyOnceWith('elsewhere'));

  expect(tabs.map(({ session }) => session.getState().status)).toEqual([
    'anonymous',
    'anonymous',
    'anonymous',
  ]);
  expect(tabs.flatMap(({ calls }) => calls()).filter((called) => called === key)).toHaveLength(1);
  last?.send('all that was sent before');
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('all that was sent before'));
  expect(heard.mock.calls.slice(0, -1)).toEqual([[{ type: 'signed-out', isRequested: true }]]);
  expect(tabs[1].onSignedOut).toHaveBeenCalledExactlyOnceWith('elsewhere');
  expect(tabs.map(({ session }) => session.getState().destination)).toEqual(['/', '/', '/']);
  expect(tabs[1].resetStores).toHaveBeenCalledOnce();
});

test('[AUTH-06] a page that was left after signing out and is shown again starts afresh', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { session } = await signedIn();
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(true);
  await session.signOut('requested');
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('[AUTH-06] a session that ends while the person is asked has ended: nothing is thrown away', async () => {
  let answer: (isMeant: boolean) => void = () => {};
  const confirmSignOut = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const { session, deletePendingChanges, onSignedOut, left } = await signedIn({
    countPendingChanges: () => 1,
    confirmSignOut,
    resetStores: () => answer(true),
  });
  const asked = session.signOut('requested');
  await vi.waitFor(() => expect(confirmSignOut).toHaveBeenCalledOnce());
  await session.signOut('expired');
  await asked;
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('expired');
  expect(deletePendingChanges).not.toHaveBeenCalled();
  expect(left).toEqual([]);
});

test('[AUTH-06] a person who presses twice is asked once', async () => {
  const { session, confirmSignOut, calls } = await signedIn({ countPendingChanges: () => 1 });
  await Promise.all([session.signOut('requested'), session.signOut('requested')]);
  expect(confirmSignOut).toHaveBeenCalledOnce();
  expect(calls().filter((called) => called === key)).toHaveLength(1);
});
