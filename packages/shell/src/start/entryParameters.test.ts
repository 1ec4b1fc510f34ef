import { tabStorage } from '@my-air/feature-kit/state';
import { denyStorage } from '@my-air/feature-kit/testing';
import type { PortalContext } from '@my-air/feature-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import {
  actOnEntryValues,
  recallEntryValues,
  rememberEntryValues,
  takeEntryValues,
} from './entryParameters.ts';

const act = vi.fn();
const features = [
  { id: 'accounts', entryParameters: [{ names: ['oauth', 'oauth_title'] }, { names: ['hello'] }] },
  { id: 'auth', entryParameters: [{ names: ['lead_source', 'product'], cookieAge: 86_400 }] },
];
const contributions = [{ featureId: 'auth' }, { featureId: 'accounts', onEntry: act }];
const portal = {} as PortalContext;

beforeEach(() => {
  act.mockReset();
  sessionStorage.clear();
});

test('parameters are taken out of the address, and the rest of it is kept', () => {
  const url = new URL('https://portal.test/home?tab=2&oauth=connected&oauth_title=Ann%20%26%20Co#top');
  expect(takeEntryValues(url, features)).toEqual([
    { featureId: 'accounts', values: { oauth: 'connected', oauth_title: 'Ann & Co' } },
  ]);
  expect(url.href).toBe('https://portal.test/home?tab=2#top');
});

test('values are cut to 200 characters, or to the number that their entry says, and lose their control characters', () => {
  const url = new URL(`https://portal.test/?hello=${'x'.repeat(500)}&oauth=a%00b%0Ac`);
  const taken = takeEntryValues(url, features);
  expect(taken[0]?.values.oauth).toBe('abc');
  expect(taken[1]?.values.hello).toHaveLength(200);
  const long = new URL(`https://portal.test/?hello=${'x'.repeat(500)}`);
  const hasRoom = [{ id: 'accounts', entryParameters: [{ names: ['hello'], longest: 400 }] }];
  expect(takeEntryValues(long, hasRoom)[0]?.values.hello).toHaveLength(400);
});

test('[NAV-15] [NAV-16] a parameter that two features ask for is given to both', () => {
  const shared = [
    { id: 'first', entryParameters: [{ names: ['source', 'one'] }] },
    { id: 'second', entryParameters: [{ names: ['source', 'two'] }] },
  ];
  const url = new URL('https://portal.test/?source=air&two=2');
  expect(takeEntryValues(url, shared)).toEqual([
    { featureId: 'first', values: { source: 'air' } },
    { featureId: 'second', values: { source: 'air', two: '2' } },
  ]);
  expect(url.href).toBe('https://portal.test/');
});

describe('[NAV-15] [G-55] what is kept in cookies', () => {
  test('is there as soon as the address has lost it, for a day and for this site alone', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    const url = new URL('https://portal.test/?lead_source=air&product=12&tab=2');
    const values = { lead_source: 'air', product: '12' };
    expect(takeEntryValues(url, features)).toEqual([{ featureId: 'auth', values }]);
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
      takeEntryValues(url, features);
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
    const entry = { names: ['lead_source', 'package'], cookieAge: 60, accepts: { package: /^[1-9]\d*$/ } };
    const url = new URL(`https://portal.test/?lead_source=air&package=${value}`);
    takeEntryValues(url, [{ id: 'auth', entryParameters: [entry] }]);
    expect(url.search).toBe('');
    expect(set.mock.calls).toEqual([['lead_source=air; Path=/; Max-Age=60; SameSite=Lax']]);
    set.mockRestore();
  },
);

test('values are kept over a sign-in and acted on once', async () => {
  rememberEntryValues([{ featureId: 'accounts', values: { hello: 'Ann' } }]);
  await actOnEntryValues(recallEntryValues(), contributions, portal, new AbortController().signal);
  await actOnEntryValues(recallEntryValues(), contributions, portal, new AbortController().signal);
  expect(act).toHaveBeenCalledExactlyOnceWith({ hello: 'Ann' }, portal);
});

test.each([
  '{',
  '"text"',
  '[1]',
  '[{"featureId":"accounts"}]',
  '[{"featureId":"accounts","values":{"hello":{}}}]',
  '[null]',
])('a storage that holds %s gives nothing', (kept) => {
  sessionStorage.setItem('entryParameters', kept);
  expect(recallEntryValues()).toEqual([]);
});

test('where storage is denied, values live as long as the page', () => {
  const allow = denyStorage();
  rememberEntryValues([{ featureId: 'accounts', values: {} }]);
  expect(recallEntryValues()).toEqual([{ featureId: 'accounts', values: {} }]);
  expect(recallEntryValues()).toEqual([]);
  allow();
  tabStorage.forgetMemory();
});
