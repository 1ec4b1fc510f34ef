import { buildUser } from '@my-air/feature-kit/testing';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { failure } from './testing/failure.ts';
import { fakeServer } from './testing/fakeServer.ts';
import { openSession } from './testing/openSession.ts';
import { guardRoute } from './routes.ts';

const root = { staticData: {} };
const screen = { staticData: {} };
const open = { staticData: { access: 'public' } } as const;

/** The address that a visit is sent to, or undefined when it may go on. */
async function guard(
  matches: Parameters<typeof guardRoute>[1],
  opened: ReturnType<typeof openSession>,
  href = '/home',
) {
  try {
    await guardRoute({ ...opened.portal, session: opened.session }, matches, { href });
    return undefined;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return { to: thrown.options.to, href: thrown.options.href, replace: thrown.options.replace };
  }
}

test('[NAV-06] a visitor goes to the login screen, and the address is kept', async () => {
  const opened = openSession();
  await expect(guard([root, screen], opened, '/services/7?tab=faq#price')).resolves.toMatchObject({
    to: '/login',
    replace: true,
  });
  expect(opened.session.getState().destination).toBe('/services/7?tab=faq#price');
});

test('[NAV-05] an open screen, and an address that is none of ours, open without asking the server', async () => {
  const opened = openSession();
  await expect(guard([root, open], opened)).resolves.toBeUndefined();
  await expect(guard([root, open, screen], opened)).resolves.toBeUndefined();
  await expect(guard([root], opened)).resolves.toBeUndefined();
  expect(opened.calls()).toEqual([]);
});

test('[NAV-08] a signed-in person goes on', async () => {
  const opened = openSession({ server: fakeServer(buildUser()) });
  await expect(guard([root, screen], opened)).resolves.toBeUndefined();
});

test('[NAV-19] a person whose e-mail is unverified goes to the verification page, from every screen', async () => {
  const opened = openSession({ server: fakeServer(buildUser({ email_verified_at: null })) });
  const target = { href: opened.portal.config.identityProvider.verifyEmailUrl, replace: true };
  await expect(guard([root, screen], opened)).resolves.toMatchObject(target);
  await expect(guard([root, open], opened)).resolves.toBeUndefined();
});

test('a server that is down stops the visit with its own failure', async () => {
  const key = 'GET api/auth/check';
  const opened = openSession({ answers: { [key]: failure('maintenance', key, { status: 503 }) } });
  await expect(guard([root, screen], opened)).rejects.toMatchObject({ code: 'maintenance' });
});
