import type { EntryParameters, PortalContext } from '@my-air/feature-api';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  actOnEntryValues,
  recallEntryValues,
  rememberEntryValues,
  takeEntryValues,
  waitsForSession,
} from './entryParameters.ts';

const act = vi.fn();
const entries: readonly EntryParameters[] = [
  { names: ['oauth', 'oauth_title'], load: async () => act },
  { names: ['hello'], when: 'ready', load: async () => act },
];
const portal = {} as PortalContext;

beforeEach(() => {
  act.mockReset();
  sessionStorage.clear();
});

test('parameters are taken out of the address, and the rest of it is kept', () => {
  const url = new URL('https://portal.test/home?tab=2&oauth=connected&oauth_title=Ann%20%26%20Co#top');
  expect(takeEntryValues(url, entries)).toEqual([
    { key: 'oauth,oauth_title', values: { oauth: 'connected', oauth_title: 'Ann & Co' } },
  ]);
  expect(url.href).toBe('https://portal.test/home?tab=2#top');
});

test('values are cut to 200 characters and lose their control characters', () => {
  const url = new URL(`https://portal.test/?hello=${'x'.repeat(500)}&oauth=a%00b%0Ac`);
  const taken = takeEntryValues(url, entries);
  expect(taken[0]?.values.oauth).toBe('abc');
  expect(taken[1]?.values.hello).toHaveLength(200);
});

test('[NAV-15] [NAV-16] a parameter that two features ask for is given to both', () => {
  const shared: readonly EntryParameters[] = [
    { names: ['source', 'one'], load: async () => act },
    { names: ['source', 'two'], load: async () => act },
  ];
  const url = new URL('https://portal.test/?source=air&two=2');
  expect(takeEntryValues(url, shared).map(({ values }) => values)).toEqual([
    { source: 'air' },
    { source: 'air', two: '2' },
  ]);
  expect(url.href).toBe('https://portal.test/');
});

test('an address without them gives nothing', () => {
  expect(takeEntryValues(new URL('https://portal.test/?other=1'), entries)).toEqual([]);
});

test('values wait for the session unless their feature wants them at once', () => {
  const url = new URL('https://portal.test/?hello=1&oauth=connected');
  const waiting = takeEntryValues(url, entries).map((taken) => waitsForSession(taken, entries));
  expect(waiting).toEqual([true, false]);
});

test('values are kept over a sign-in and acted on once', async () => {
  rememberEntryValues([{ key: 'hello', values: { hello: 'Ann' } }], sessionStorage);
  await actOnEntryValues(recallEntryValues(sessionStorage), entries, portal);
  await actOnEntryValues(recallEntryValues(sessionStorage), entries, portal);
  expect(act).toHaveBeenCalledExactlyOnceWith({ hello: 'Ann' }, portal);
});

test.each(['{', '"text"', '[1]', '[{"key":"hello"}]', '[{"key":"hello","values":{"hello":{}}}]', '[null]'])(
  'a storage that holds %s gives nothing',
  (kept) => {
    sessionStorage.setItem('entryParameters', kept);
    expect(recallEntryValues(sessionStorage)).toEqual([]);
  },
);

test('a storage that is denied loses nothing but the memory', () => {
  const denied = {
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as Storage;
  expect(() => rememberEntryValues([{ key: 'hello', values: {} }], denied)).not.toThrow();
  expect(recallEntryValues(denied)).toEqual([]);
});
