import { atomStore } from '@my-air/feature-kit/state';
import { createMemoryHistory } from '@tanstack/react-router';
import { buildUser, type StubPortalOptions } from '@my-air/feature-kit/testing';
import { expect, test, vi } from 'vitest';

import { createPortalRouter } from '@my-air/shell/testing';
import { buildShell } from './testing/buildShell.ts';

const { routesById } = createPortalRouter(buildShell());
const paths = Object.values(routesById)
  .map(({ fullPath }) => fullPath.replaceAll(/\$\w*/g, '1'))
  .filter((path, index, all) => path && all.indexOf(path) === index);

const visitors: Readonly<Record<string, StubPortalOptions>> = {
  'a visitor': { user: null },
  'a person whose e-mail is not verified': { user: buildUser({ email_verified_at: null }) },
  'a person whose every call fails': {},
};

const cases = Object.keys(visitors).flatMap((who) => paths.map((path) => [who, path] as const));

test.each(cases)('[NAV-06] %s who rests the pointer on a link to %s changes nothing', async (who, path) => {
  const shell = buildShell(visitors[who]);
  const { portal } = shell;
  const router = createPortalRouter(shell, createMemoryHistory({ initialEntries: ['/login'] }));
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  const remember = vi.spyOn(portal.session, 'rememberDestination');
  const spies = {
    toast: vi.spyOn(portal.toasts, 'show'),
    modal: vi.spyOn(portal.modals, 'open'),
    leave: vi.spyOn(portal, 'leave'),
    signOut: vi.spyOn(portal.session, 'signOut'),
    // Of the session that only the sign-in screens know.
    takeDestination: vi.spyOn(portal.session as never, 'takeDestination' as never),
    openImpersonation: vi.spyOn(portal.session as never, 'openImpersonation' as never),
  };
  const before = { ...portal.session.getState(), expiresAt: 0 };

  await router.preloadRoute({ to: path as never });

  expect(remember).not.toHaveBeenCalled();
  for (const spy of Object.values(spies)) expect(spy).not.toHaveBeenCalled();
  expect(atomStore.get(shell.pageErrorAtom)).toBeNull();
  expect({ ...portal.session.getState(), expiresAt: 0 }).toEqual(before);
  expect(router.history.location.pathname).toBe('/login');
});
