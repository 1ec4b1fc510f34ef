import { atomStore } from '@my-air/feature-kit/state';
import { buildPartner, buildUser } from '@my-air/feature-kit/testing';
import { hasCapability, type FeatureContributions, type PortalContext } from '@my-air/feature-kit';
import { QueryObserver } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { languageChoice } from '../language/languageChoice.ts';
import { pageErrorOf } from '../state/pageError.ts';
import { recentCommands, rememberCommand } from '../palette/recentCommands.ts';
import { createContributions } from '../state/contributions.ts';
import { buildShell } from '../testing/buildShell.ts';
import { rememberEntryValues } from './entryParameters.ts';
import { whileSignedIn } from './whileSignedIn.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

// The user signs out at the end of a test: a listener that stays would take the key presses of the next file.
const controllers: AbortController[] = [];
afterEach(() => controllers.splice(0).forEach((controller) => controller.abort()));

function setUp(
  user = buildUser(),
  parts: readonly (FeatureContributions | Promise<FeatureContributions>)[] = [],
) {
  const shell = buildShell({ user });
  const features = parts.map((contributions, index) => ({
    id: String(index),
    routes: [],
    loadMessages: async () => ({}),
    contributions: async () => ({ contributions: await contributions }),
  }));
  const contributions = createContributions(features, { add: async () => {} }, {});
  const opened: string[] = [];
  const open = vi.spyOn(shell.modals, 'open').mockImplementation(async (name) => {
    opened.push(name);
    return undefined;
  });
  vi.spyOn(shell.modals, 'interrupt').mockImplementation((run) => run(shell.modals));
  const controller = new AbortController();
  controllers.push(controller);
  const begin = async () => {
    const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
    await router.load();
    await whileSignedIn({ ...shell, contributions }, router, controller.signal);
  };
  return { shell, opened, open, controller, begin };
}

test('contributions that a later screen loads begin then, and a failed load is told', async () => {
  const start = vi.fn(() => () => {});
  const code = vi
    .fn<() => Promise<{ contributions: FeatureContributions }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ contributions: { background: { start } } });
  const { shell, controller } = setUp();
  const feature = { id: 'late', routes: [], loadMessages: async () => ({}), contributions: code };
  const contributions = createContributions([feature], { add: async () => {} }, {});
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await router.load();
  const running = whileSignedIn({ ...shell, contributions }, router, controller.signal);
  await vi.waitFor(() =>
    expect(shell.monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('offline')),
  );
  expect(start).not.toHaveBeenCalled();
  await contributions.load();
  await running;
  expect(start).toHaveBeenCalledOnce();
});

test('backgrounds start one by one, one that fails is told and keeps no other from starting, and all stop at the end', async () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const broken = () => {
    throw new Error('storage is denied');
  };
  const { shell, controller, begin } = setUp(buildUser(), [
    { background: { start: broken } },
    { background: { start } },
  ]);
  await begin();
  expect(start).toHaveBeenCalledExactlyOnceWith(shell.portal);
  expect(shell.monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('storage is denied'));
  controller.abort();
  expect(stop).toHaveBeenCalledOnce();
});

test('[SH-22] what a person opened from the search is forgotten when they leave', async () => {
  const { controller, begin } = setUp(buildUser({ id: 7 }));
  rememberCommand(7, 'screen:home');
  await begin();
  expect(atomStore.get(recentCommands(7))).toEqual(['screen:home']);
  controller.abort();
  expect(atomStore.get(recentCommands(7))).toEqual([]);
});

test('nothing starts for somebody who has gone in the meantime', async () => {
  const start = vi.fn(() => () => {});
  const { controller, begin } = setUp(buildUser(), [{ background: { start } }]);
  controller.abort();
  await begin();
  expect(start).not.toHaveBeenCalled();
});

const greeting = async (portal: PortalContext) => {
  await portal.modals.open('welcome', {});
  return true;
};

test.each([
  ['a greeting, and what the server asks waits for the next visit', greeting, ['welcome']],
  ['what the server asks where nothing greets', async () => false, ['add-contacts']],
])('[NAV-31] [NAV-32] a visit shows one thing: %s', async (_, first, expected) => {
  const user = buildUser({ partner: buildPartner({ pending_modals: [{ id: 1, name: 'add_contacts' }] }) });
  const handler: NonNullable<FeatureContributions['pendingModals']>[string] = async ({ modals }) => {
    await modals.open('add-contacts', {});
    return true;
  };
  const { shell, opened, begin } = setUp(user, [
    { pendingModals: { add_contacts: handler } },
    { greeting: first },
  ]);
  vi.spyOn(shell.portal.api, 'send').mockResolvedValue(undefined);
  await begin();
  expect(opened).toEqual(expected);
});

test('a greeting that fails is reported and keeps no other from being shown', async () => {
  const broken = async () => Promise.reject(new Error('chunk is gone'));
  const { shell, opened, begin } = setUp(buildUser(), [{ greeting: broken }, { greeting }]);
  await begin();
  expect(shell.monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('chunk is gone'));
  expect(opened).toEqual(['welcome']);
});

test('[NAV-31] a visit has one greeting: the first that there is', async () => {
  const { opened, begin } = setUp(buildUser(), [{ greeting: async () => false }, { greeting }, { greeting }]);
  await begin();
  expect(opened).toEqual(['welcome']);
});

test('[ERR-08] [NAV-32] nobody is greeted over an error page, only once it has gone', async () => {
  const { shell, opened, begin } = setUp(buildUser(), [{ greeting }]);
  atomStore.set(shell.pageErrorAtom, pageErrorOf(503, undefined, '/home'));
  const isDone = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toEqual([]);
  atomStore.set(shell.pageErrorAtom, null);
  await isDone;
  expect(opened).toEqual(['welcome']);
});

test('what the address asked for before the sign-in is done after it, once', async () => {
  const act = vi.fn();
  rememberEntryValues([{ featureId: '0', values: { oauth: 'connected' } }]);
  const { shell, begin } = setUp(buildUser(), [{ onEntry: act }]);
  await begin();
  await begin();
  expect(act).toHaveBeenCalledExactlyOnceWith(
    { oauth: 'connected' },
    expect.objectContaining({ session: shell.portal.session }),
  );
});

test('[MON-02] the id of the person is kept for support', async () => {
  const { begin } = setUp(buildUser({ id: 77 }));
  await begin();
  expect(document.cookie).toContain('user_id=77');
});

test('[AUTH-08] the first data of each feature is loaded once; a failure is reported, and keeps no other from loading', async () => {
  const load = vi.fn(async () => {});
  const broken = async () => Promise.reject(new Error('chunk is gone'));
  const { shell, begin } = setUp(buildUser(), [{ firstLoad: broken }, { firstLoad: load }]);
  await begin();
  expect(load).toHaveBeenCalledExactlyOnceWith(shell.portal);
  expect(shell.monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('chunk is gone'));
});

test('[NAV-33] what a capability enables is read as soon as it is granted, and nothing that was read is read again', async () => {
  const { shell, begin } = setUp();
  const { queryClient, session } = shell.portal;
  const [granted, read] = [vi.fn(async () => 1), vi.fn(async () => 1)];
  const enabled = () => hasCapability(session.getUser(), 'distribution');
  for (const options of [
    { queryKey: ['granted'], queryFn: granted, enabled },
    { queryKey: ['read'], queryFn: read },
  ]) {
    onTestFinished(new QueryObserver(queryClient, options).subscribe(() => {}));
  }
  await begin();
  expect([granted.mock.calls.length, read.mock.calls.length]).toEqual([0, 1]);
  shell.portal.session.become(buildUser({ partner: buildPartner({ capabilities: { distribution: true } }) }));
  await vi.waitFor(() => expect(granted).toHaveBeenCalledOnce());
  expect(read).toHaveBeenCalledOnce();
});

/** A session with everything that begins with it, each part waiting for a promise of the test. */
function setUpWaiting() {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const acted: string[] = [];
  const reach = (name: string) => {
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    return gate.promise;
  };
  const act = (name: string) => async (portal: PortalContext) => {
    acted.push(name);
    await portal.modals.open('welcome', {});
    acted.push(`${name} answered`);
    portal.toasts.show({ type: 'info', title: name });
  };
  const pending = { add_contacts: async (portal: PortalContext) => (await act('pending')(portal), true) };
  const user = buildUser({
    preference: { ui_locale: 'uk' },
    partner: buildPartner({ pending_modals: [{ id: 1, name: 'add_contacts' }] }),
  });
  const contributed = reach('contributions').then(() => ({
    background: { start: () => (acted.push('background'), () => {}) },
    firstLoad: async () => void acted.push('first load'),
    greeting: async (portal: PortalContext) => (await act('greeting')(portal), false),
    onEntry: (_: unknown, portal: PortalContext) => act('entry')(portal),
    pendingModals: pending,
  }));
  const set = setUp(user, [contributed]);
  set.open.mockImplementation(() => reach(`dialog ${acted.at(-1)}`).then(() => undefined));
  const send = vi.spyOn(set.shell.portal.api, 'send').mockResolvedValue(undefined);
  vi.spyOn(set.shell.portal.locale, 'add').mockImplementation(() => reach('language'));
  atomStore.set(languageChoice(), 'es');
  rememberEntryValues([{ featureId: '0', values: { oauth: 'connected' } }]);
  return {
    ...set,
    acted,
    send,
    toasts: () => atomStore.get(set.shell.toasts.recentAtom),
    /** Lets what waits go on, until a name is reached; that one then waits. */
    passUntil: async (name: string) => {
      for (;;) {
        await vi.waitFor(() => expect(gates.size).toBeGreaterThan(0));
        if (gates.has(name)) return;
        for (const [waiting, gate] of gates) {
          gates.delete(waiting);
          gate.resolve();
        }
      }
    },
    passAll: async () => {
      for (const [, gate] of gates) gate.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test.each(['contributions', 'language', 'dialog entry', 'dialog greeting', 'dialog pending'])(
  '[ERR-02] [NAV-32] a session that ends while "%s" is awaited acts, shows and answers nothing any more',
  async (name) => {
    const { begin, controller, acted, send, opened, toasts, passUntil, passAll, open } = setUpWaiting();
    const isDone = begin();
    await passUntil(name);
    const before = [[...acted], toasts().length, open.mock.calls.length];
    controller.abort();
    await passAll();
    await isDone;
    expect([acted, toasts().length, open.mock.calls.length]).toEqual(before);
    expect(send).not.toHaveBeenCalled();
    expect(opened).toEqual([]);
  },
);
