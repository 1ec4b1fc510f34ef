import { buildChannel } from '@my-air/feature-kit/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { statusTable } from '../status/statusTable.ts';
import { ChannelSearch, statusKinds } from './ChannelSearch.ts';
import { findChannels } from './findChannels.ts';

const channels = [
  buildChannel({ title: 'Écrans', subscriber_count: 10, country: 'FR' }),
  buildChannel({ title: 'Zoo', subscriber_count: 900, status: 'not_connected', country: 'ua' }),
  buildChannel({
    title: 'Slow Timber',
    subscriber_count: null,
    username: 'timber',
    is_access_revoked: true,
    country: null,
  }),
  buildChannel({ title: 'Atlas', subscriber_count: 50, status: 'moderation', country: 'UA' }),
];
const find = (search: Record<string, string>) =>
  findChannels(channels, v.parse(ChannelSearch, search), {
    now: Date.now(),
    timeZone: 'UTC',
    locale: 'en',
  }).map(({ title }) => title);

test.each([
  [{}, ['Zoo', 'Slow Timber', 'Écrans', 'Atlas']],
  [{ q: 'ecra' }, ['Écrans']],
  [{ q: 'TIMBER slow' }, ['Slow Timber']],
  [{ q: 'nothing' }, []],
  [{ needs: 'me' }, ['Zoo', 'Slow Timber']],
  [{ status: 'access_revoked' }, ['Slow Timber']],
  [{ status: 'no_such_status', sort: 'name' }, ['Atlas', 'Écrans', 'Slow Timber', 'Zoo']],
  [{ country: 'ua' }, ['Zoo', 'Atlas']],
  [{ sort: 'subscribers' }, ['Zoo', 'Atlas', 'Écrans', 'Slow Timber']],
])('[ACC-01] the search %j finds %j', (search, titles) => expect(find(search)).toEqual(titles));

test('[ACC-01] a channel that may apply only later does not need the user yet', () => {
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const waiting = buildChannel({ status: 'rejected', join_request_not_allowed_until: later });
  expect(
    findChannels([waiting], v.parse(ChannelSearch, { needs: 'me' }), {
      now: Date.now(),
      timeZone: 'UTC',
      locale: 'en',
    }),
  ).toEqual([]);
});

test('[ACC-01] names with numbers are in the order in which they are counted', () => {
  const numbered = ['Kite 10', 'Kite 2', 'Kite 1'].map((title) => buildChannel({ title }));
  const sorted = findChannels(numbered, { sort: 'name' }, { now: 0, timeZone: 'UTC', locale: 'en' });
  expect(sorted.map(({ title }) => title)).toEqual(['Kite 1', 'Kite 2', 'Kite 10']);
});

test('every status can be filtered by', () => {
  expect([...statusKinds].toSorted()).toEqual(Object.keys(statusTable).toSorted());
});
