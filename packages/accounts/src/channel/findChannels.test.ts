import type { Channel, Statistics } from '@my-air/api-client/contract';
import { figuresByChannel } from '@my-air/feature-kit/data';
import { buildChannel } from '@my-air/feature-kit/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { statusTable } from '../status/statusTable.ts';
import { ChannelSearch, statusKinds } from './ChannelSearch.ts';
import { describeRows, findChannels } from './findChannels.ts';

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

/** The names of the channels that a search finds, in their order. */
function find(
  search: Record<string, string>,
  among: readonly Channel[] = channels,
  statistics: Statistics | null = null,
) {
  const clock = { now: Date.now(), timeZone: 'UTC' };
  const rows = describeRows(among, clock, figuresByChannel(statistics));
  return findChannels(rows, v.parse(ChannelSearch, search), 'en').map(({ channel }) => channel.title);
}

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
  // What is not known is last in both directions.
  [{ sort: 'subscribers.reversed' }, ['Écrans', 'Atlas', 'Zoo', 'Slow Timber']],
  [{ sort: 'name.reversed' }, ['Zoo', 'Slow Timber', 'Écrans', 'Atlas']],
  [{ sort: 'status' }, ['Écrans', 'Zoo', 'Atlas', 'Slow Timber']],
  [{ sort: 'step' }, ['Slow Timber', 'Zoo', 'Écrans', 'Atlas']],
  [{ sort: 'no_such_column' }, ['Zoo', 'Slow Timber', 'Écrans', 'Atlas']],
])('[ACC-01] the search %j finds %j', (search, titles) => expect(find(search)).toEqual(titles));

test('[ACC-01] a channel that may apply only later does not need the user yet', () => {
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const waiting = buildChannel({ status: 'rejected', join_request_not_allowed_until: later });
  expect(find({ needs: 'me' }, [waiting])).toEqual([]);
});

test('[ACC-01] names with numbers are in the order in which they are counted', () => {
  const numbered = ['Kite 10', 'Kite 2', 'Kite 1'].map((title) => buildChannel({ title }));
  expect(find({ sort: 'name' }, numbered)).toEqual(['Kite 1', 'Kite 2', 'Kite 10']);
});

test('every status can be filtered by', () => {
  expect([...statusKinds].toSorted()).toEqual(Object.keys(statusTable).toSorted());
});

test('[CH-01] figures sort the channels that have them, and a lost day makes one unknown', () => {
  const days = (views: (day: number) => number | null) =>
    Array.from({ length: 56 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 8, 30 + day)).toISOString().slice(0, 10),
      views: views(day),
      revenue_usd: views(day),
    }));
  const among = ['Rising', 'Falling', 'Lost day', 'New'].map((title) =>
    buildChannel({ title, platform_guid: title }),
  );
  const statistics = {
    channels: [
      { platform_guid: 'Rising', days: days((day) => (day < 28 ? 1 : 2)) },
      { platform_guid: 'Falling', days: days((day) => (day < 28 ? 9 : 3)) },
      { platform_guid: 'Lost day', days: days((day) => (day === 40 ? null : 100)) },
      { platform_guid: 'New', days: days(() => 50).slice(-5) },
    ],
  };
  const unknown = ['Lost day', 'New'];
  expect(find({ sort: 'views' }, among, statistics)).toEqual(['Falling', 'Rising', ...unknown]);
  expect(find({ sort: 'change' }, among, statistics)).toEqual(['Falling', 'Rising', ...unknown]);
  expect(find({ sort: 'earnings.reversed' }, among, statistics)).toEqual(['Rising', 'Falling', ...unknown]);
});
