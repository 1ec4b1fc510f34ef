import { atomStore } from '@my-air/feature-kit/state';
import type { Feature, PendingChanges } from '@my-air/feature-kit';
import { endpoint } from '@my-air/api-client/contract';
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

const channels = endpoint('GET api/channels', {});

/** A server that refuses the channels, and whose session may be over. */
function refuse(isRefused: (path: string) => boolean) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return isRefused(pathname) ? Response.json({}, { status: 401 }) : Response.json({ user });
  });
}

test('[ERR-02] [G-45] of ten reads that are refused in a session that lives, none ends it, and one check is made', async () => {
  const { portal } = await signedIn({ count: () => 0, wipe: () => {} });
  asked = [];
  const isChecked = () => asked.includes('/api/auth/check');
  refuse((path) => path === '/api/channels' && !isChecked());
  await Promise.all(Array.from({ length: 10 }, () => portal.api.send(channels)));
  expect(asked.filter((path) => path === '/api/auth/check')).toHaveLength(1);
  expect(portal.session.getState().status).toBe('authenticated');
  portal.session.dispose();
});

test('[ERR-02] ten reads that are refused because the session is over end it once', async () => {
  const { portal } = await signedIn({ count: () => 0, wipe: () => {} });
  asked = [];
  refuse(() => true);
  const reads = await Promise.allSettled(Array.from({ length: 10 }, () => portal.api.send(channels)));
  expect(reads.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  expect(portal.session.getState().status).toBe('anonymous');
  expect(asked.filter((path) => path === '/api/logout')).toHaveLength(1);
  portal.session.dispose();
});
