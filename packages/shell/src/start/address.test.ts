import { atomStore } from '@my-air/feature-kit/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Shell } from '../Shell.ts';
import { buildShell } from '../testing/buildShell.ts';
import { actOnAddress, takeAddress } from './address.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

function arriveAt(path: string) {
  history.replaceState({ kept: true }, '', path);
  const shell = buildShell();
  const rememberReferral = vi.fn();
  Object.assign(shell.portal.session, { rememberReferral });
  const steps = history.length;
  const asked = takeAddress(shell);
  const act = () => actOnAddress(asked, shell);
  const address = () => location.pathname + location.search;
  return { shell, act, address, rememberReferral, hasNewStep: () => history.length !== steps };
}
const titles = (shell: Shell) => atomStore.get(shell.toasts.recentAtom).map(({ title }) => title);

test('[NAV-09] an interrupted authorization is taken out of the address and told 400 ms later', () => {
  const { shell, act, address, hasNewStep } = arriveAt('/home?error=oauth_interrupted&tab=2');
  expect(address()).toBe('/home?tab=2');
  act();
  vi.advanceTimersByTime(399);
  expect(titles(shell)).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(atomStore.get(shell.toasts.recentAtom)[0]).toMatchObject({
    type: 'error',
    title: 'Access was not granted',
  });
  expect(atomStore.get(shell.toasts.recentAtom)[0]?.text).toBeTruthy();
  expect(hasNewStep()).toBe(false);
});

test('[NAV-13] a recommended visitor is sent to the main route, and the code is kept through sign-in and registration', () => {
  const { address, rememberReferral, hasNewStep } = arriveAt('/services?ref=ANN-42&src=video');
  expect(address()).toBe('/?referral=ANN-42');
  expect(rememberReferral).toHaveBeenCalledExactlyOnceWith('ANN-42', 'video');
  expect(hasNewStep()).toBe(false);
});

test('[NAV-14] action=authorize stays until the portal is ready, and then goes', () => {
  const { act, address, hasNewStep } = arriveAt('/home?action=authorize&tab=2');
  expect(address()).toBe('/home?action=authorize&tab=2');
  act();
  expect(address()).toBe('/home?tab=2');
  expect(hasNewStep()).toBe(false);
});

test('[NAV-18] a message that was left before a redirect is shown, and the person is sent to the main route', () => {
  localStorage.setItem('redirectNotification', 'saved');
  const { shell, act, address } = arriveAt('/home/after?tab=2');
  expect(address()).toBe('/?tab=2');
  act();
  expect(titles(shell)).toEqual(['Your changes are saved']);
  expect(localStorage.getItem('redirectNotification')).toBeNull();
});

test('parameters of features are taken out, and wait for the person to be signed in', () => {
  const { address } = arriveAt('/home?oauth=connected&oauth_platform=youtube&tab=2');
  expect(address()).toBe('/home?tab=2');
  expect(sessionStorage.getItem('entryParameters')).toContain('connected');
});

test('an address that asks for nothing is left as it is', () => {
  const { shell, act, address } = arriveAt('/home?tab=2&error=access_denied&action=open&src=video#top');
  act();
  vi.advanceTimersByTime(10_000);
  expect(address()).toBe('/home?tab=2&error=access_denied&action=open&src=video');
  expect(location.hash).toBe('#top');
  expect(titles(shell)).toEqual([]);
});
