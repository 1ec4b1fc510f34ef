import { unknownCallsAtom, type Feature } from '@my-air/feature-kit';
import { atomStore } from '@my-air/feature-kit/state';
import type { LocaleStore } from '@my-air/i18n';
import { expect, test, vi } from 'vitest';

import { createContributions } from './contributions.ts';

const waitingOf = (id: string) => ({ id, label: { id }, query: () => ({ queryKey: [id] }) });

function setUp() {
  const money = vi.fn(async () => ({ contributions: { waiting: [waitingOf('money')] } }));
  const channels = vi.fn(async () => ({ contributions: { waiting: [waitingOf('channels')] } }));
  const add = vi.fn<LocaleStore['add']>(async () => {});
  const features: Feature[] = [
    { id: 'finances', routes: [], loadMessages: async () => ({}), contributions: money },
    { id: 'errors', routes: [], loadMessages: async () => ({}) },
    { id: 'accounts', routes: [], loadMessages: async () => ({}), contributions: channels },
  ];
  const contributions = createContributions(features, { add }, { waiting: ['channels', 'money'] });
  const seen = () => ({
    all: atomStore.get(contributions.allAtom).map(({ featureId }) => featureId),
    listed: contributions.listed.waiting.map(({ id }) => id),
  });
  return { money, channels, add, features, contributions, seen };
}

test('the code and the texts of every feature are loaded once, however often they are requested, and are in the portal’s order', async () => {
  const { money, channels, add, features, contributions, seen } = setUp();
  expect(seen()).toEqual({ all: [], listed: [] });
  await Promise.all([contributions.load(), contributions.load()]);
  await contributions.load();
  expect(seen()).toEqual({ all: ['finances', 'errors', 'accounts'], listed: ['channels', 'money'] });
  expect([money.mock.calls.length, channels.mock.calls.length]).toEqual([1, 1]);
  for (const { loadMessages } of features) {
    expect(add.mock.calls.filter(([each]) => each === loadMessages)).toHaveLength(1);
  }
});

test.each(['channels', 'add'] as const)(
  'nothing can be drawn after a failure of "%s", and the next call tries again',
  async (part) => {
    const parts = setUp();
    parts[part].mockRejectedValueOnce(new Error('chunk is gone'));
    await expect(parts.contributions.load()).rejects.toThrow('chunk is gone');
    expect(parts.seen().all).toEqual([]);
    await parts.contributions.load();
    expect(parts.seen()).toEqual({ all: ['finances', 'errors', 'accounts'], listed: ['channels', 'money'] });
  },
);

test('the queries of cards and sources are there with the code, before the texts', async () => {
  const { add, contributions, seen } = setUp();
  add.mockRejectedValue(new Error('no texts'));
  await contributions.loadCode();
  expect(seen()).toEqual({ all: [], listed: ['channels', 'money'] });
});

test('a feature whose call the backend does not know is left out, whether that is found out early or late', async () => {
  const { channels, contributions, seen } = setUp();
  channels.mockResolvedValue({
    contributions: { assumes: 'GET api/news', waiting: [waitingOf('channels')] },
  } as never);
  await contributions.load();
  expect(seen().all).toContain('accounts');
  atomStore.set(unknownCallsAtom(), ['GET api/games', 'GET api/news']);
  expect(seen()).toEqual({ all: ['finances', 'errors'], listed: ['money'] });

  const early = setUp();
  early.channels.mockResolvedValue({
    contributions: { assumes: 'GET api/news', waiting: [waitingOf('channels')] },
  } as never);
  await early.contributions.load();
  expect(early.seen()).toEqual({ all: ['finances', 'errors'], listed: ['money'] });
  atomStore.set(unknownCallsAtom(), []);
});
