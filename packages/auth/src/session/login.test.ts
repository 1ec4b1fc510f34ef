import { buildUser } from '@my-air/feature-kit/testing';
import { expect, test, vi } from 'vitest';

import { failure } from '../testing/failure.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { openSession } from '../testing/openSession.ts';

const key = 'POST api/login';
const credentials = { email: 'ann@my-air.test', password: 'correct horse battery' };

test('[AUTH-03] a second factor says how and where the code went, and the code goes with a second login', async () => {
  const { session, portal } = openSession({
    answers: {
      [key]: ({ body }: { body: { two_factor_code?: string } }) =>
        body.two_factor_code === '123456'
          ? { expires_at: null }
          : { two_factor: true, two_factor_method: 'email', two_factor_contact: 'a••@my-air.test' },
    },
  });
  await expect(session.login(credentials)).resolves.toEqual({
    kind: 'second-factor',
    method: 'email',
    contact: 'a••@my-air.test',
  });
  expect(session.getState().status).toBe('unknown');
  portal.api.answer({ 'GET api/user': { user: buildUser() } });
  await expect(session.login({ ...credentials, two_factor_code: '123456' })).resolves.toMatchObject({
    kind: 'signed-in',
  });
});

test('[AUTH-10] the submitting flag is up while the server is asked', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { session } = openSession({ answers: { [key]: () => answer.promise } });
  const login = session.login(credentials);
  expect(session.getState().isSubmitting).toBe(true);
  answer.resolve({ two_factor: true });
  await login;
  expect(session.getState().isSubmitting).toBe(false);
});

test.each(['unauthenticated', 'validation', 'too_many_requests', 'network'] as const)(
  '[AUTH-03] a login that fails with %s rejects to the screen, and signs nobody out',
  async (code) => {
    const { session, left } = openSession({ answers: { [key]: failure(code, key) } });
    await expect(session.login(credentials)).rejects.toMatchObject({ code });
    expect(session.getState()).toMatchObject({ status: 'unknown', isSubmitting: false });
    expect(left).toEqual([]);
  },
);

test('[ERR-04] a login that fails with 419 goes to the logout address', async () => {
  const { session, left } = openSession({
    answers: { [key]: failure('page_expired', key, { status: 419 }) },
  });
  await expect(session.login(credentials)).resolves.toEqual({ kind: 'leaving' });
  const address = new URL(left[0] ?? '');
  expect(address.origin + address.pathname).toBe('http://localhost:3001/logout');
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${window.location.origin}/login`);
});

test('a sign-in in another tab wakes a tab where nobody is signed in, also the login screen', async () => {
  const server = fakeServer();
  const onSignedInElsewhere = vi.fn();
  const waiting = openSession({ at: '/login', server, onSignedInElsewhere });
  await expect(waiting.session.resume()).resolves.toBeNull();
  await openSession({ at: '/login', server }).session.login(credentials);
  await vi.waitFor(() => expect(onSignedInElsewhere).toHaveBeenCalledOnce());
  await expect(waiting.session.resume()).resolves.toEqual(buildUser());
});

test('a sign-in whose user cannot be read takes everything of the last one from the other tabs, which ask who it is', async () => {
  const server = fakeServer(buildUser());
  const resetStores = vi.fn();
  const ann = openSession({ server, resetStores });
  await ann.session.ensureUser();
  server.user = buildUser({ id: 2, name: 'Bob' });
  const bob = openSession({
    at: '/login',
    server,
    answers: { 'GET api/user': failure('server', 'GET api/user') },
  });
  await expect(bob.session.login(credentials)).rejects.toMatchObject({ code: 'server' });
  await vi.waitFor(() => expect(resetStores).toHaveBeenCalledOnce());
  expect(ann.session.getUser()).toBeUndefined();
  await expect(ann.session.ensureUser()).resolves.toMatchObject({ name: 'Bob' });
});

test('a sign-in as somebody else in another tab takes everything of the first person from this one', async () => {
  const server = fakeServer(buildUser());
  const resetStores = vi.fn();
  const ann = openSession({ server, resetStores });
  await ann.session.ensureUser();
  ann.portal.queryClient.setQueryData(['messenger', 'chats'], ['secret']);
  server.user = buildUser({ id: 2, name: 'Bob' });
  await openSession({ at: '/login', server }).session.login(credentials);
  await vi.waitFor(() => expect(resetStores).toHaveBeenCalledOnce());
  expect(ann.session.getUser()).toBeUndefined();
  expect(ann.portal.queryClient.getQueryData(['messenger', 'chats'])).toBeUndefined();
  await expect(ann.session.ensureUser()).resolves.toMatchObject({ name: 'Bob' });
});
