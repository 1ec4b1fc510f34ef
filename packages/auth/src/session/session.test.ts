import { atomStore } from '@my-air/feature-kit/state';
import { userQuery } from '@my-air/feature-kit';
import { buildPartner, buildUser, unchecked } from '@my-air/feature-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { failure } from '../testing/failure.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { openSession } from '../testing/openSession.ts';

const minute = 60_000;
const check = 'GET api/auth/check';
const user = buildUser();
const signedIn = () => openSession({ server: fakeServer(user) });
const offline = () => failure('network', check);
const press = (name: string) => window.dispatchEvent(new Event(name));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[AUTH-10] the state starts unknown, and names expiry, submitting, destination and OAuth state', () => {
  const { session } = openSession();
  expect(session.getState()).toEqual({
    status: 'unknown',
    expiresAt: null,
    isSubmitting: false,
    destination: '/',
    oauthState: null,
  });
});

test('[AUTH-10] every change is told to who listens, and to nobody who stopped', async () => {
  const { session } = signedIn();
  const onChange = vi.fn();
  const stop = atomStore.sub(session.stateAtom, onChange);
  await session.ensureUser();
  expect(onChange).toHaveBeenCalled();
  stop();
  onChange.mockClear();
  session.rememberDestination('/home');
  expect(onChange).not.toHaveBeenCalled();
});

test('[NAV-06] the wanted address is kept in local storage, for after the sign-in, once', () => {
  openSession().session.rememberDestination('/services/7?tab=faq#price');
  expect(localStorage.getItem('redirectTo')).toBe('/services/7?tab=faq#price');
  const later = openSession().session;
  expect(later.takeDestination()).toBe('/services/7?tab=faq#price');
  expect(later.takeDestination()).toBe('/');
  expect(localStorage.getItem('redirectTo')).toBeNull();
});

test('[AUTH-11] a destination that somebody put into storage is followed only inside this site', () => {
  localStorage.setItem('redirectTo', '//evil.test');
  expect(openSession().session.takeDestination()).toBe('/');
});

test.each([
  ['/accounts/youtube?from=start', '/accounts/youtube?from=start'],
  ['https://evil.test/accounts', '/'],
  ['//evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['/login', '/'],
  [null, '/'],
])(
  '[USER-09] [AUTH-11] the start page %s of a partner who wanted nothing else leads to %s',
  async (homepage, path) => {
    const partner = buildPartner({ homepage });
    const { session } = openSession({ server: fakeServer(buildUser({ partner })) });
    await session.ensureUser();
    expect(session.takeDestination()).toBe(path);
    session.rememberDestination('/services');
    expect(session.takeDestination()).toBe('/services');
  },
);

test('[NAV-08] the user is asked for once, however many ask', async () => {
  const { session, calls } = signedIn();
  const users = await Promise.all([session.ensureUser(), session.ensureUser(), session.ensureUser()]);
  expect(users).toEqual([user, user, user]);
  expect(calls()).toEqual([check, 'GET api/user']);
  await session.ensureUser();
  expect(calls()).toHaveLength(2);
});

test('[NAV-08] a visitor is nobody, and is asked about once', async () => {
  const { session, calls } = openSession();
  await expect(session.ensureUser()).resolves.toBeNull();
  await expect(session.ensureUser()).resolves.toBeNull();
  expect(session.getState().status).toBe('anonymous');
  expect(calls()).toEqual([check]);
});

test('a server that is down at the start is an error, and not a visitor', async () => {
  const { session } = openSession({ answers: { [check]: failure('maintenance', check, { status: 503 }) } });
  await expect(session.ensureUser()).rejects.toMatchObject({ code: 'maintenance' });
  expect(session.getState().status).toBe('unknown');
});

test('the person who was signed in before is fetched at once with the check', async () => {
  const server = fakeServer(user);
  await openSession({ server }).session.ensureUser();
  const answer = Promise.withResolvers<unknown>();
  const reloaded = openSession({ server, answers: { [check]: () => answer.promise } });
  const ensured = reloaded.session.ensureUser();
  await vi.waitFor(() => expect(reloaded.calls().toSorted()).toEqual([check, 'GET api/user']));
  answer.resolve({});
  await expect(ensured).resolves.toEqual(user);
  expect(reloaded.session.getUser()).toEqual(user);
});

test('the login screen asks the server only where somebody was signed in before', async () => {
  const server = fakeServer(user);
  const first = openSession({ at: '/login', server });
  await expect(first.session.resume()).resolves.toBeNull();
  expect(first.calls()).toEqual([]);
  expect(first.session.isLikely()).toBe(false);
  await first.session.ensureUser();
  expect(first.session.isLikely()).toBe(true);
  const second = openSession({ at: '/help/1', server });
  expect(second.session.isLikely()).toBe(true);
  expect(second.calls()).toEqual([]);
  await expect(openSession({ at: '/login', server }).session.resume()).resolves.toEqual(user);
  const down = openSession({
    at: '/login',
    answers: { [check]: offline, 'GET api/user': offline },
  });
  await expect(down.session.resume()).resolves.toBeNull();
});

test('[AUTH-05] a session without a date is asked about after five minutes, and then lives on', async () => {
  const { session, calls } = signedIn();
  await session.ensureUser();
  const { expiresAt } = session.getState();
  await vi.advanceTimersByTimeAsync(5 * minute - 1);
  expect(calls()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls()).toEqual([check, 'GET api/user', check]);
  expect(session.getState().expiresAt).toBe((expiresAt ?? 0) + 5 * minute);
});

test('a session that ends in two months is not asked about again and again', async () => {
  const server = fakeServer(user);
  server.expiresAt = new Date(Date.now() + 60 * 24 * 60 * minute).toISOString();
  const { session, calls } = openSession({ server });
  await session.ensureUser();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(calls().filter((called) => called === check)).toHaveLength(1 + 60 / 5);
});

test('[AUTH-05] while somebody works the session is renewed before it ends, and not sooner than half of it', async () => {
  const { session, calls } = signedIn();
  await session.ensureUser();
  const { expiresAt } = session.getState();
  await vi.advanceTimersByTimeAsync(2 * minute);
  press('keydown');
  expect(calls()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(minute);
  press('pointermove');
  expect(calls()).toHaveLength(2);
  press('keydown');
  press('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls()).toEqual([check, 'GET api/user', check]);
  expect(session.getState().expiresAt).toBe((expiresAt ?? 0) + 3 * minute);
  press('pointerdown');
  expect(calls()).toHaveLength(3);
});

test('a session that is disposed of no longer asks', async () => {
  const { session, calls } = signedIn();
  await session.ensureUser();
  session.dispose();
  await vi.advanceTimersByTimeAsync(4 * minute);
  press('keydown');
  await vi.advanceTimersByTimeAsync(4 * minute);
  expect(calls()).toHaveLength(2);
});

test('[AUTH-05] navigation after the end asks once, and a tab that nobody looks at does not ask', async () => {
  const { session, calls } = signedIn();
  await session.ensureUser();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(calls()).toHaveLength(2);
  await Promise.all([session.ensureUser(), session.recheck(), session.ensureUser()]);
  expect(calls()).toHaveLength(3);
});

test('[AUTH-05] a check that got no answer signs nobody out, and is made again a minute later', async () => {
  const { session, portal, calls } = signedIn();
  await session.ensureUser();
  portal.api.answer({ [check]: offline });
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(calls()).toHaveLength(3);
  await expect(session.ensureUser()).resolves.toEqual(user);
  expect(session.getState().status).toBe('authenticated');
  await vi.advanceTimersByTimeAsync(minute);
  expect(calls()).toHaveLength(4);
});

test('[AUTH-05] a session that ended at the server ends here', async () => {
  const server = fakeServer(user);
  const onSignedOut = vi.fn();
  const { session } = openSession({ at: '/messenger?chat=3', server, onSignedOut });
  await session.ensureUser();
  server.user = null;
  await vi.advanceTimersByTimeAsync(5 * minute + 250);
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('expired');
  expect(session.getState()).toMatchObject({ status: 'anonymous', destination: '/messenger?chat=3' });
});

test('[AUTH-05] [G-45] a refusal that is a moment ahead of the cookies of a new session ends nothing', async () => {
  const { session, portal, calls } = signedIn();
  await session.ensureUser();
  let isFirst = true;
  portal.api.answer({
    [check]: () => {
      if (!isFirst) return {};
      isFirst = false;
      throw failure('unauthenticated', check, { status: 401 });
    },
  });
  const rechecked = session.recheck();
  await vi.advanceTimersByTimeAsync(250);
  await expect(rechecked).resolves.toBe(true);
  expect(session.getState().status).toBe('authenticated');
  expect(calls()).toEqual([check, 'GET api/user', check, check]);
});

test('an answer to a check from before the sign-out opens nothing', async () => {
  const { session, portal } = signedIn();
  await session.ensureUser();
  const answer = Promise.withResolvers<unknown>();
  portal.api.answer({ [check]: () => answer.promise });
  const late = session.recheck();
  await session.signOut('requested');
  answer.resolve({});
  await expect(late).resolves.toBe(false);
  expect(session.getState().status).toBe('anonymous');
});

test('[NAV-08] a listener is given the person on their first visit, when the session is known before them', async () => {
  const { session } = signedIn();
  const seen: (string | undefined)[] = [];
  session.onUserChange(() => seen.push(session.getUser()?.name));
  await session.ensureUser();
  expect(seen.at(-1)).toBe(user.name);
});

test('who is signed in follows the user as others refresh it', async () => {
  const { session, portal } = signedIn();
  await session.ensureUser();
  const onChange = vi.fn();
  session.onUserChange(onChange);
  portal.api.answer({ 'GET api/user': { user: { ...user, name: 'Ann Renamed' } } });
  await portal.queryClient.invalidateQueries({ queryKey: userQuery(portal.api).queryKey });
  expect(session.getUser()?.name).toBe('Ann Renamed');
  expect(onChange).toHaveBeenCalled();
});

test.each([{}, { user: null }, { user: [] }, { user: { name: 'Ann', email: 'ann@my-air.test' } }])(
  'an answer that carries no user is an error, and not a crash: %j',
  async (body) => {
    const { session } = openSession({ answers: { [check]: {}, 'GET api/user': unchecked(body) } });
    await expect(session.ensureUser()).rejects.toMatchObject({ code: 'malformed' });
  },
);

const speaking = (ui_locale: string, id = 1) => buildUser({ id, preference: { ui_locale } });
function speaker(server: ReturnType<typeof fakeServer>) {
  const setLocale = vi.fn();
  const opened = openSession({ server, setLocale });
  const read = () => opened.portal.queryClient.fetchQuery({ ...userQuery(opened.portal.api), staleTime: 0 });
  return { ...opened, setLocale, read };
}

test('[I18N-01] a language saved at the identity provider is spoken with the next read of the user', async () => {
  const server = fakeServer(speaking('en'));
  const { session, setLocale, read } = speaker(server);
  await session.ensureUser();
  await read();
  expect(setLocale, 'a language chosen in this browser stays').not.toHaveBeenCalled();
  server.user = speaking('es');
  await read();
  await read();
  expect(setLocale).toHaveBeenCalledExactlyOnceWith('es');
});

test('[I18N-01] so it is where the page was left for the identity provider', async () => {
  const server = fakeServer(speaking('en'));
  await speaker(server).session.ensureUser();
  server.user = speaking('ua');
  const { session, setLocale } = speaker(server);
  await session.ensureUser();
  expect(setLocale).toHaveBeenCalledExactlyOnceWith('ua');
});
