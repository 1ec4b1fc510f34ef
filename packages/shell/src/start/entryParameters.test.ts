import { tabStorage } from '@my-air/feature-kit/state';
import { denyStorage } from '@my-air/feature-kit/testing';
import type { EntryParameters, PortalContext } from '@my-air/feature-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import {
  actOnEntryValues,
  recallEntryValues,
  rememberEntryValues,
  takeEntryValues,
} from './entryParameters.ts';

const act = vi.fn();
const entries: readonly EntryParameters[] = [
  { names: ['oauth', 'oauth_title'], load: async () => act },
  { names: ['hello'], load: async () => act },
  { names: ['lead_source', 'product'], cookieAge: 86_400 },
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

describe('[NAV-15] [G-55] what is kept in cookies', () => {
  test('is there as soon as the address has lost it, for a day and for this site alone', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    const url = new URL('https://portal.test/?lead_source=air&product=12&tab=2');
    expect(takeEntryValues(url, entries)).toEqual([]);
    expect(url.href).toBe('https://portal.test/?tab=2');
    expect(set.mock.calls).toEqual([
      ['lead_source=air; Path=/; Max-Age=86400; SameSite=Lax'],
      ['product=12; Path=/; Max-Age=86400; SameSite=Lax'],
    ]);
    set.mockRestore();
  });

  test.each(['12;%20Domain=evil.test', '%3Cb%3E', 'a%20b', '', 'x'.repeat(65)])(
    'is nothing but plain words: %s is not kept, and leaves the address all the same',
    (value) => {
      const set = vi.spyOn(document, 'cookie', 'set');
      const url = new URL(`https://portal.test/?product=${value}`);
      takeEntryValues(url, entries);
      expect(url.search).toBe('');
      expect(set).not.toHaveBeenCalled();
      set.mockRestore();
    },
  );
});

test.each(['0', '-1', '2x', '1_000', 'two'])(
  '[NAV-15] [NAV-16] [G-55] a value that is none of those that its feature accepts is not kept: %s',
  (value) => {
    const set = vi.spyOn(document, 'cookie', 'set');
    const numbered = [
      { names: ['lead_source', 'package'], cookieAge: 60, accepts: { package: /^[1-9]\d*$/ } },
    ];
    const url = new URL(`https://portal.test/?lead_source=air&package=${value}`);
    takeEntryValues(url, numbered);
    expect(url.search).toBe('');
    expect(set.mock.calls).toEqual([['lead_source=air; Path=/; Max-Age=60; SameSite=Lax']]);
    set.mockRestore();
  },
);

test('values are kept over a sign-in and acted on once', async () => {
  rememberEntryValues([{ key: 'hello', values: { hello: 'Ann' } }]);
  await actOnEntryValues(recallEntryValues(), entries, portal, new AbortController().signal);
  await actOnEntryValues(recallEntryValues(), entries, portal, new AbortController().signal);
  expect(act).toHaveBeenCalledExactlyOnceWith({ hello: 'Ann' }, portal);
});

test.each(['{', '"text"', '[1]', '[{"key":"hello"}]', '[{"key":"hello","values":{"hello":{}}}]', '[null]'])(
  'a storage that holds %s gives nothing',
  (kept) => {
    sessionStorage.setItem('entryParameters', kept);
    expect(recallEntryValues()).toEqual([]);
  },
);

test('where storage is denied, values live as long as the page', () => {
  const allow = denyStorage();
  rememberEntryValues([{ key: 'hello', values: {} }]);
  expect(recallEntryValues()).toEqual([{ key: 'hello', values: {} }]);
  expect(recallEntryValues()).toEqual([]);
  allow();
  tabStorage.forgetMemory();
});
