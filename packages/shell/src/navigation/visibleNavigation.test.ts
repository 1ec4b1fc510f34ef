import type { User } from '@my-air/api-client/contract';
import type { NavigationEntry } from '@my-air/feature-kit';
import { expect, test } from 'vitest';

import { primaryEntries, visibleNavigation, withoutPrimary } from './visibleNavigation.ts';

const label = { id: 'name' };
const entry = (id: string, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  id,
  label,
  to: `/${id}`,
  icon: 'circle',
  group: 'main',
  ...more,
});
const withCapabilities = (capabilities: Record<string, unknown>) =>
  ({ partner: { id: 1, capabilities } }) as unknown as User;
const ids = (entries: readonly NavigationEntry[], user?: User) =>
  visibleNavigation(entries, user).flatMap((group) => group.entries.map(({ id }) => id));

test('[NAV-33] entries are in the order of their groups and then of the portal, those it does not name last', () => {
  const entries = [
    entry('new'),
    entry('help', { group: 'more' }),
    entry('channels'),
    entry('home'),
    entry('chat', { group: 'talk' }),
  ];
  const groups = visibleNavigation(entries, undefined, {
    groups: [{ id: 'main' }, { id: 'talk' }, { id: 'more' }],
    navigation: ['home', 'gone', 'channels'],
  });
  expect(groups.flatMap((group) => group.entries.map(({ id }) => id))).toEqual([
    'home',
    'channels',
    'new',
    'chat',
    'help',
  ]);
});

test.each([
  [{}, []],
  [{ games: false }, []],
  [{ games: null }, []],
  [{ games: [] }, []],
  [{ games: true }, ['games']],
  [{ games: { level: 1 } }, ['games']],
  [{ boost: true }, []],
])('[NAV-33] [SH-19] with the capabilities %j the entries %j are shown', (capabilities, expected) => {
  expect(ids([entry('games', { capability: 'games' })], withCapabilities(capabilities))).toEqual(expected);
});

test('[NAV-33] a group without entries is not shown', () => {
  expect(visibleNavigation([entry('games', { capability: 'games', group: 'more' })], undefined)).toEqual([]);
});

test('phones show at most four primary entries', () => {
  const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id, { isPrimary: true }));
  const groups = visibleNavigation([...entries, entry('z')], undefined);
  expect(primaryEntries(groups).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  const rest = withoutPrimary(groups).flatMap((group) => group.entries);
  expect(rest.map(({ id }) => id)).toEqual(['e', 'z']);
});

test('a group that the portal does not name comes last, without a heading', () => {
  const entries = [entry('other', { group: 'unnamed' }), entry('help', { group: 'more' })];
  const groups = visibleNavigation(entries, undefined, { groups: [{ id: 'more', label }] });
  expect(groups.map(({ group }) => group)).toEqual([{ id: 'more', label }, { id: 'unnamed' }]);
});
