import { atomStore } from '@my-air/feature-kit/state';
import { atom } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { ContributionsOf } from './contributions.ts';
import { createModalHost } from './createModalHost.ts';

function Welcome() {
  return null;
}
function AddContacts() {
  return null;
}
function Shortcuts() {
  return null;
}

const contributed: readonly ContributionsOf[] = [
  { featureId: 'home', modals: { welcome: async () => Welcome } },
  {
    featureId: 'accounts',
    modals: {
      'add-contacts': async () => AddContacts,
      'product-request': async () => Promise.reject(new Error('chunk is gone')),
    },
  },
];

/** Modals of contributions that are not loaded yet. */
function buildHost() {
  const order: string[] = [];
  const onFailure = vi.fn();
  const allAtom = atom<readonly ContributionsOf[]>([]);
  const load = vi.fn(async () => {
    order.push('contributions');
    atomStore.set(allAtom, contributed);
  });
  const host = createModalHost({ shortcuts: async () => Shortcuts }, { allAtom, load }, onFailure);
  atomStore.sub(host.openModalAtom, () => order.push(atomStore.get(host.openModalAtom)?.name ?? 'closed'));
  return { host, load, order, onFailure };
}
const opened = (host: ReturnType<typeof buildHost>['host'], name: string) =>
  vi.waitFor(() => expect(atomStore.get(host.openModalAtom)?.name).toBe(name));

test('[NAV-31] a modal that is opened before the contributions are loaded opens with them, and resolves with its answer', async () => {
  const { host, order } = buildHost();
  const answer = host.open('welcome', {});
  await opened(host, 'welcome');
  expect(atomStore.get(host.openModalAtom)?.Component).toBe(Welcome);
  atomStore.get(host.openModalAtom)?.close('started');
  await expect(answer).resolves.toBe('started');
  expect(order).toEqual(['contributions', 'welcome', 'closed']);
});

test('[NAV-31] one that is left answers undefined', async () => {
  const { host } = buildHost();
  const answer = host.open('welcome', {});
  await opened(host, 'welcome');
  atomStore.get(host.openModalAtom)?.close();
  await expect(answer).resolves.toBeUndefined();
});

test('[NAV-31] one is open at a time; the next waits for its turn', async () => {
  const { host } = buildHost();
  const first = host.open('welcome', {});
  const second = host.open('add-contacts', {});
  await opened(host, 'welcome');
  const closeFirst = atomStore.get(host.openModalAtom)?.close;
  closeFirst?.('started');
  await opened(host, 'add-contacts');
  closeFirst?.('started');
  expect(atomStore.get(host.openModalAtom)?.name).toBe('add-contacts');
  atomStore.get(host.openModalAtom)?.close('saved');
  await expect(Promise.all([first, second])).resolves.toEqual(['started', 'saved']);
});

test('[NAV-31] one that is asked for twice before it is answered opens once, and both have the answer', async () => {
  const { host, order } = buildHost();
  const first = host.open('welcome', {});
  const second = host.open('welcome', {});
  await opened(host, 'welcome');
  const third = host.open('welcome', {});
  atomStore.get(host.openModalAtom)?.close('started');
  await expect(Promise.all([first, second, third])).resolves.toEqual(['started', 'started', 'started']);
  expect(order).toEqual(['contributions', 'welcome', 'closed']);

  void host.open('welcome', {});
  await opened(host, 'welcome');
});

test('[NAV-31] one with other props is another one', async () => {
  const { host } = buildHost();
  const answers = [1, 2].map((productId) => host.open('product-request', { productId }));
  expect(answers[0]).not.toBe(answers[1]);
});

test('[NAV-31] one that cannot be loaded counts as left, and the next still opens', async () => {
  const { host, onFailure } = buildHost();
  const first = host.open('product-request', { productId: 1 });
  void host.open('welcome', {});
  await expect(first).resolves.toBeUndefined();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('chunk is gone'));
  await opened(host, 'welcome');
});

test('[NAV-31] one whose contributions cannot be loaded counts as left, and can be opened again', async () => {
  const { host, load, onFailure } = buildHost();
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(host.open('welcome', {})).resolves.toBeUndefined();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  void host.open('welcome', {});
  await opened(host, 'welcome');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[NAV-31] one of the shell opens without the contributions', async () => {
  const { host, load } = buildHost();
  void host.open('shortcuts', {});
  await opened(host, 'shortcuts');
  expect(load).not.toHaveBeenCalled();
});

test('[NAV-31] one that no feature brings is known to be absent, and counts as left', async () => {
  const { host } = buildHost();
  await expect(host.open('support', {})).resolves.toBeUndefined();
  expect(host.has('welcome')).toBe(true);
  expect(host.has('support')).toBe(false);
});

test('at sign-out the open one and those that wait are left', async () => {
  const { host } = buildHost();
  const answers = [host.open('welcome', {}), host.open('add-contacts', {})];
  await opened(host, 'welcome');
  host.leaveAll();
  await expect(Promise.all(answers)).resolves.toEqual([undefined, undefined]);
  expect(atomStore.get(host.openModalAtom)).toBeNull();
  void host.open('welcome', {});
  await opened(host, 'welcome');
});

test('[NAV-32] what nobody on the screen asked for interrupts it from its first dialog to its last', async () => {
  const { host } = buildHost();
  const isInterrupting = () => atomStore.get(host.isInterruptingAtom);
  const seen: boolean[] = [];
  atomStore.sub(host.isInterruptingAtom, () => seen.push(isInterrupting()));
  const run = host.interrupt(async ({ open }) => {
    await open('welcome', {});
    await open('add-contacts', {});
  });
  expect(isInterrupting()).toBe(false);
  await opened(host, 'welcome');
  expect(isInterrupting()).toBe(true);
  atomStore.get(host.openModalAtom)?.close();
  await opened(host, 'add-contacts');
  atomStore.get(host.openModalAtom)?.close();
  await run;
  expect(isInterrupting()).toBe(false);
  expect(seen).toEqual([true, false]);
});

test('what the screen asks for itself does not interrupt it, and a run that fails interrupts no longer', async () => {
  const { host } = buildHost();
  const isInterrupting = () => atomStore.get(host.isInterruptingAtom);
  void host.open('welcome', {});
  await opened(host, 'welcome');
  expect(isInterrupting()).toBe(false);
  atomStore.get(host.openModalAtom)?.close();
  await expect(host.interrupt(async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(isInterrupting()).toBe(false);
});

/** The page behind the dialogs, with a button and a field in it. */
function drawPage() {
  const page = document.createElement('div');
  page.id = 'root';
  page.innerHTML = '<button>Open</button><input />';
  document.body.append(page);
  onTestFinished(() => page.remove());
  return page;
}

test('[NAV-31] the page takes no keys while a dialog that it asked for loads, and the focus goes back to its opener', async () => {
  const page = drawPage();
  const opener = page.querySelector('button')!;
  opener.focus();
  const { host } = buildHost();
  void host.open('welcome', {});
  await Promise.resolve();
  expect(page.hasAttribute('inert')).toBe(true);
  await opened(host, 'welcome');
  expect(page.hasAttribute('inert')).toBe(false);
  expect(atomStore.get(host.openModalAtom)?.opener).toBe(opener);
  host.leaveAll();
});

test('[NAV-31] the page takes keys again after a dialog that could not be loaded', async () => {
  const page = drawPage();
  const { host } = buildHost();
  await host.open('product-request', { productId: 1 });
  expect(page.hasAttribute('inert')).toBe(false);
});

test('[NAV-32] one that comes by itself, or while a field is typed in, leaves the keys to the page', async () => {
  const page = drawPage();
  const seen: boolean[] = [];
  const { host } = buildHost();
  const observer = new MutationObserver(() => seen.push(page.hasAttribute('inert')));
  observer.observe(page, { attributes: true });
  const run = host.interrupt(async (modals) => void (await modals.open('welcome', {})));
  await opened(host, 'welcome');
  atomStore.get(host.openModalAtom)?.close();
  await run;

  page.querySelector('input')!.focus();
  void host.open('add-contacts', {});
  await opened(host, 'add-contacts');
  expect(seen).toEqual([]);
  host.leaveAll();
  observer.disconnect();
});
