import { listChannels, readStatistics } from '@my-air/api-client/contract';
import { answer, buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test, vi } from 'vitest';

import { sampleHome } from '../testing/sampleHome.tsx';
import { lostSource } from '../testing/sampleDeadlines.ts';
import { readAhead } from './readAhead.ts';

const cards = sampleHome().cards;

test('[HOME-01] To do and the cards that name their query are requested once, before anything is drawn', async () => {
  const portal = stubPortal({
    user: null,
    contributions: { cards, waiting: sampleHome().waiting },
    answers: { ...answer(listChannels, { channels: [] }), ...answer(readStatistics, { channels: [] }) },
  });
  readAhead(portal);
  await vi.waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  expect(portal.api.calls.map(({ key }) => key).sort()).toEqual([listChannels.key, readStatistics.key]);
});

test('[HOME-01] what this user does not need is not requested', () => {
  const queryFn = vi.fn<() => never[]>(() => []);
  const query = () => ({ queryKey: ['not-needed'], queryFn, enabled: false });
  readAhead(stubPortal({ contributions: { waiting: [{ ...lostSource, query }] } }));
  expect(queryFn).not.toHaveBeenCalled();
});

test('[ERR-02] an answer of a session that is over is left to the guard of the session', async () => {
  const portal = stubPortal({
    user: null,
    contributions: { cards },
    answers: {
      [listChannels.key]: buildFailure('unauthenticated'),
      [readStatistics.key]: buildFailure('unauthenticated'),
    },
  });
  readAhead(portal);
  await vi.waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  const failed = portal.queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'error' });
  expect(failed.length).toBeGreaterThan(0);
  for (const { meta } of failed) expect(meta?.handles).toBe('everything');
});
