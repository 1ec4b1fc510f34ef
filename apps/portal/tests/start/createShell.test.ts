import { atomStore } from '@my-air/feature-kit/state';
import type { Feature, PendingChanges } from '@my-air/feature-kit';
import { buildConfig, buildUser } from '@my-air/feature-kit/testing';
import { createShell } from '@my-air/shell/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { composition } from '../../src/composition.ts';

const user = buildUser();
// The dialog is loaded when it is first opened, which takes its time on a busy machine.
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  document.cookie = 'XSRF-TOKEN=token';
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json({ user });
  });
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

async function signedIn(unsent: PendingChanges) {
  const feature = {
    id: 'outbox',
    routes: [],
    loadMessages: async () => ({}),
    contributions: async () => ({ contributions: { pendingChanges: unsent } }),
  } satisfies Feature;
  const shell = createShell({
    config: buildConfig(),
    composition: { ...composition, features: [feature], bindPorts: () => {} },
    monitoring: { report: vi.fn(), start: vi.fn(async () => {}) },
    onSignedOut: vi.fn(),
    onSignedInElsewhere: vi.fn(),
  });
  await shell.portal.session.ensureUser();
  return shell;
}

test('[AUTH-06] [G-52] a person who signs out is asked about what a feature has not sent; then it is wiped', async () => {
  const unsent = { count: vi.fn(() => 2), wipe: vi.fn() };
  const { portal, modals } = await signedIn(unsent);

  const stayed = portal.session.signOut('requested');
  await vi.waitFor(() =>
    expect(atomStore.get(modals.openModalAtom)).toMatchObject({
      name: 'pending-changes',
      props: { count: 2 },
    }),
  );
  atomStore.get(modals.openModalAtom)?.close();
  await stayed;
  expect(unsent.wipe).not.toHaveBeenCalled();
  expect(asked).not.toContain('/api/logout');

  const left = portal.session.signOut('requested');
  await vi.waitFor(() => expect(atomStore.get(modals.openModalAtom)?.name).toBe('pending-changes'));
  atomStore.get(modals.openModalAtom)?.close('discarded');
  await left;
  expect(unsent.wipe).toHaveBeenCalledExactlyOnceWith(user);
  expect(asked).toContain('/api/logout');
  portal.session.dispose();
}, 30_000);

test('[AUTH-06] [G-52] a sign-out that nobody asked for asks nothing and keeps what is unsent', async () => {
  const unsent = { count: vi.fn(() => 2), wipe: vi.fn() };
  const { portal, modals } = await signedIn(unsent);
  await portal.session.signOut('expired');
  expect(atomStore.get(modals.openModalAtom)).toBeNull();
  expect(unsent.count).not.toHaveBeenCalled();
  expect(unsent.wipe).not.toHaveBeenCalled();
  portal.session.dispose();
});
