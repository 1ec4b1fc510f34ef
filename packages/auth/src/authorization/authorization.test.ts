import { forgetPage } from '@my-air/feature-kit/state';
import { buildUser, denyStorage, stubPortal } from '@my-air/feature-kit/testing';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';

import { AuthorizationQuery } from '../contract.ts';

import { failure } from '../testing/failure.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { openAddress } from '../testing/openAddress.ts';
import { openSession } from '../testing/openSession.ts';
import { challengeOf } from './pkce.ts';

const key = 'POST api/federated-auth/login';
const { origin } = window.location;

/** Leaves for the provider, and returns the parameters of the request. */
async function leaveForProvider(
  { session, left }: ReturnType<typeof openSession>,
  options?: { remember: boolean },
) {
  await session.startAuthorization(options);
  return new URL(left.at(-1) ?? '').searchParams;
}

const comeBack = (state: string | null, more = '') => `/oauth/login?code=the-code&state=${state}${more}`;

test('[AUTH-01] the identity provider is asked with exactly the parameters of the code flow', async () => {
  const opened = openSession();
  await opened.session.startAuthorization();
  const address = new URL(opened.left[0] ?? '');
  expect(address.origin + address.pathname).toBe('http://localhost:3001/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'my-air-portal',
    redirect_uri: `${origin}/oauth/login`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 'S256',
  });
  expect(v.is(AuthorizationQuery, Object.fromEntries(address.searchParams))).toBe(true);
  expect(opened.session.getState()).toMatchObject({
    oauthState: address.searchParams.get('state'),
    isSubmitting: true,
  });
});

test('[AUTH-01] the analytics linker of the first address goes along where the settings want it', async () => {
  const { config } = stubPortal();
  const withLinker = { ...config, analytics: { endpoint: null, linker: true } };
  const linkerOf = async (address: string, settings: typeof config) => {
    const opened = openSession({ at: address, config: settings });
    openAddress('/login');
    return (await leaveForProvider(opened)).get('_gl');
  };
  await expect(linkerOf('/home?_gl=1*abc*_up*MQ..', withLinker)).resolves.toBe('1*abc*_up*MQ..');
  await expect(linkerOf('/home?_gl=1*abc', config)).resolves.toBeNull();
  await expect(linkerOf('/home?_gl=<script>', withLinker)).resolves.toBeNull();
});

test('[NAV-13] the code of a recommendation goes along to sign-in and registration, until somebody signed in', async () => {
  const opened = openSession();
  opened.session.rememberReferral('ANN-2026');
  opened.session.rememberReferral('<b>not a code</b>');
  expect((await leaveForProvider(opened)).get('ref')).toBe('ANN-2026');
  expect(new URL(opened.session.registrationUrl()).searchParams.get('ref')).toBe('ANN-2026');
  await opened.session.login({ email: 'ann@my-air.test', password: 'x' });
  expect((await leaveForProvider(opened)).get('ref')).toBeNull();
});

test('[RF-07] the place where a link was shared goes along with the code, and with the next link', async () => {
  const opened = openSession();
  const asked = async () => [
    (await leaveForProvider(opened)).toString(),
    new URL(opened.session.registrationUrl()).search,
  ];
  opened.session.rememberReferral('ANN-2026', 'канал-олени');
  for (const search of await asked()) {
    const query = new URLSearchParams(search);
    expect([query.get('ref'), query.get('src')]).toEqual(['ANN-2026', 'канал-олени']);
  }
  opened.session.rememberReferral('\u200EANN–2026', 'मेरा-हिन्दी-चैनल');
  for (const search of await asked()) {
    const query = new URLSearchParams(search);
    expect([query.get('ref'), query.get('src')]).toEqual(['ANN-2026', 'मेरा-हिन्दी-चैनल']);
  }
  for (const hostile of ['<b>', 'a b', 'x'.repeat(41), 'a&ref=evil', 'a\u0000', '']) {
    opened.session.rememberReferral('ANN-2026', hostile);
    for (const search of await asked()) expect(new URLSearchParams(search).has('src')).toBe(false);
  }
  opened.session.rememberReferral('ANN-2026', 'video');
  opened.session.rememberReferral('BOB');
  for (const search of await asked()) expect(new URLSearchParams(search).has('src')).toBe(false);
  opened.session.rememberReferral('BOB', 'video');
  await opened.session.login({ email: 'ann@my-air.test', password: 'x' });
  opened.session.rememberReferral('ANN');
  for (const search of await asked()) expect(new URLSearchParams(search).has('src')).toBe(false);
});

test('[AUTH-02] coming back exchanges the code, opens the session and goes where the visitor wanted to go', async () => {
  const setLocale = vi.fn();
  const user = buildUser({ preference: { ui_locale: 'ua' } });
  const opened = openSession({
    setLocale,
    answers: { 'GET api/user': () => ({ user }) },
  });
  const { session, portal } = opened;
  session.rememberDestination('/services/7?tab=faq#price');
  const asked = await leaveForProvider(opened);
  openAddress(comeBack(asked.get('state'), '&client_session_id=cs-1'));
  let addressAtExchange = '';
  portal.api.answer({
    [key]: () => {
      addressAtExchange = window.location.href;
      return { expires_at: null };
    },
  });

  await expect(session.finishAuthorization()).resolves.toEqual({
    kind: 'signed-in',
    user,
    destination: '/services/7?tab=faq#price',
  });
  expect(addressAtExchange, 'code and state leave the address before the call').toBe(`${origin}/oauth/login`);
  const sent = portal.api.calls.find((call) => call.key === key)?.body as { code_verifier: string };
  expect(sent).toEqual({
    code: 'the-code',
    client_id: 'my-air-portal',
    redirect_uri: `${origin}/oauth/login`,
    code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
    client_session_id: 'cs-1',
  });
  await expect(challengeOf(sent.code_verifier)).resolves.toBe(asked.get('code_challenge'));
  expect(session.getState()).toMatchObject({
    status: 'authenticated',
    isSubmitting: false,
    destination: '/',
  });
  expect(session.getUser()).toEqual(user);
  expect(setLocale).toHaveBeenCalledWith('ua');
});

test('[AUTH-02] the wish to stay signed in goes along', async () => {
  const opened = openSession();
  const asked = await leaveForProvider(opened, { remember: true });
  openAddress(comeBack(asked.get('state')));
  await opened.session.finishAuthorization();
  expect(opened.portal.api.calls.find((call) => call.key === key)?.body).toMatchObject({ remember: true });
});

test('[AUTH-02] a language that cannot be loaded does not stop the sign-in', async () => {
  const opened = openSession({ setLocale: () => Promise.reject(new Error('offline')) });
  const asked = await leaveForProvider(opened);
  openAddress(comeBack(asked.get('state')));
  await expect(opened.session.finishAuthorization()).resolves.toMatchObject({ kind: 'signed-in' });
});

test('[AUTH-02] [SH-06] two tabs that sign in at once both arrive, each where it wanted to go', async () => {
  const server = fakeServer();
  const tabs = ['/services', '/messenger'].map((path) => {
    const opened = openSession({ at: '/login', server });
    opened.session.rememberDestination(path);
    return opened;
  });
  const asked = await Promise.all(tabs.map((tab) => leaveForProvider(tab)));
  const returns: ReturnType<(typeof tabs)[0]['session']['finishAuthorization']>[] = [];
  for (const [index, { session }] of tabs.entries()) {
    openAddress(comeBack(asked[index]?.get('state') ?? null));
    returns.push(session.finishAuthorization());
    // The tabs of this test share one address: the next one has it when this one has read it.
    await vi.waitFor(() => expect(window.location.search).toBe(''));
  }
  const results = await Promise.all(returns);
  expect(results).toMatchObject([
    { kind: 'signed-in', destination: '/services' },
    { kind: 'signed-in', destination: '/messenger' },
  ]);
});

test('[AUTH-02] a reload before the exchange changes nothing, and neither does a screen that is mounted twice', async () => {
  const server = fakeServer();
  const asked = await leaveForProvider(openSession({ at: '/login', server }));
  const afterReload = openSession({ at: comeBack(asked.get('state')), server });
  const [first, second] = await Promise.all([
    afterReload.session.finishAuthorization(),
    afterReload.session.finishAuthorization(),
  ]);
  expect(first).toMatchObject({ kind: 'signed-in' });
  expect(second).toBe(first);
  expect(afterReload.calls().filter((called) => called === key)).toHaveLength(1);
});

test('[AUTH-02] where storage is denied, one tab signs in all the same', async () => {
  denyStorage();
  onTestFinished(forgetPage);
  const server = fakeServer();
  const asked = await leaveForProvider(openSession({ at: '/login', server }));
  // The page is another one: nothing is left in its memory.
  forgetPage();
  const back = openSession({ at: comeBack(asked.get('state')), server });
  await expect(back.session.finishAuthorization()).resolves.toMatchObject({
    kind: 'signed-in',
    destination: '/',
  });
});

test.each(['wrong', 'constructor', '__proto__', 'toString', ''])(
  '[AUTH-04] the state "%s" is refused without a call',
  async (state) => {
    const opened = openSession();
    await leaveForProvider(opened);
    openAddress(comeBack(state));
    await expect(opened.session.finishAuthorization()).resolves.toEqual({ kind: 'unknown-state' });
    expect(opened.calls()).toEqual([]);
    expect(window.location.search).toBe('');
  },
);

test('[AUTH-04] a replayed state is refused without a call, after a success and after a failure', async () => {
  for (const answer of [{ expires_at: null }, failure('server', key, { status: 500 })]) {
    const opened = openSession({ answers: { [key]: answer } });
    const asked = await leaveForProvider(opened);
    openAddress(comeBack(asked.get('state')));
    await opened.session.finishAuthorization();
    openAddress(comeBack(asked.get('state')));
    await expect(opened.session.finishAuthorization()).resolves.toEqual({ kind: 'unknown-state' });
    expect(opened.calls().filter((called) => called === key)).toHaveLength(1);
  }
});

test('[AUTH-04] an address without code and state is refused without a call', async () => {
  const opened = openSession({ at: '/oauth/login' });
  await expect(opened.session.finishAuthorization()).resolves.toEqual({ kind: 'unknown-state' });
  expect(opened.calls()).toEqual([]);
});

test.each([
  ['access_denied', true],
  ['server_error', false],
])('[AUTH-04] the refusal %s ends the transaction, without a call', async (error, isByPerson) => {
  const opened = openSession();
  const state = (await leaveForProvider(opened)).get('state');
  openAddress(`/oauth/login?error=${error}&error_description=<b>no</b>&state=${state}`);
  await expect(opened.session.finishAuthorization()).resolves.toEqual({ kind: 'declined', isByPerson });
  openAddress(comeBack(state));
  await expect(opened.session.finishAuthorization()).resolves.toEqual({ kind: 'unknown-state' });
  expect(opened.calls()).toEqual([]);
});

test('[AUTH-02] an exchange that fails is told, and leaves nobody signed in', async () => {
  const refusal = failure('validation', key, { status: 422 });
  const opened = openSession({ answers: { [key]: refusal } });
  const asked = await leaveForProvider(opened);
  openAddress(comeBack(asked.get('state')));
  await expect(opened.session.finishAuthorization()).resolves.toEqual({ kind: 'failed', error: refusal });
  expect(opened.session.getState()).toMatchObject({ status: 'unknown', isSubmitting: false });
});

test('[ERR-04] an exchange that fails with 419 goes to the logout address', async () => {
  const opened = openSession({ answers: { [key]: failure('page_expired', key, { status: 419 }) } });
  const asked = await leaveForProvider(opened);
  openAddress(comeBack(asked.get('state')));
  await expect(opened.session.finishAuthorization()).resolves.toEqual({ kind: 'leaving' });
  expect(opened.left.at(-1)).toContain('http://localhost:3001/logout');
});
