import { listChannels, readStatistics } from '@my-air/api-client/contract';
import { bindPorts } from '@my-air/feature-kit';
import {
  answer,
  buildChannel,
  buildPartner,
  buildUser,
  renderInPortal,
  type RenderInPortalOptions,
} from '@my-air/feature-kit/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { HomeScreen } from '../overview/HomeScreen.tsx';
import { homePorts } from '../ports.ts';
import { sampleHome, samplePorts } from '../testing/sampleHome.tsx';
import { sampleStatistics } from '../testing/sampleStatistics.ts';

const channel = buildChannel({ title: 'Kite', status_since: '2020-01-01' });
const paid = {
  ...sampleStatistics,
  next_payout: null,
  last_payout: { amount_usd: 12, date: new Date().toISOString() },
};
const user = buildUser({ name: ' Olena  Koval', partner: buildPartner({}) });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  bindPorts(homePorts, samplePorts);
});
afterEach(() => vi.useRealTimers());

function open(options: RenderInPortalOptions = {}) {
  return renderInPortal(<HomeScreen />, {
    user,
    contributions: sampleHome([]),
    ...options,
    answers: {
      ...answer(listChannels, { channels: [channel] }),
      ...answer(readStatistics, paid),
      ...options.answers,
    },
  });
}

test('[HOME-01] home greets by the first name, and says the news of today with the way to it', async () => {
  const { portal } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Olena' })).toBeTruthy();
  const link = await screen.findByRole('link', { name: /^Your payout of \$12.00 was sent on/ });
  expect(link.getAttribute('href')).toBe('/finances/account');
  for (const key of ['GET api/channels', 'GET api/statistics'])
    expect(portal.api.calls.filter((call) => call.key === key)).toHaveLength(1);
});

test('[HOME-01] with answers that come after 8 s the greeting is there at once, in a header of the same height', async () => {
  const late = Promise.withResolvers<typeof paid>();
  open({ answers: { 'GET api/statistics': () => late.promise } });
  const header = (await screen.findByRole('heading', { level: 1, name: 'Hello, Olena' })).closest('header')!;
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(header.textContent).toBe('Hello, Olena');
  // The place of the sentence is there before it.
  expect(header.querySelector('p')).toBeTruthy();
  late.resolve(paid);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(header.textContent).toContain('Your payout of $12.00');
});

test('[HOME-01] the path of a newcomer tells the news itself', async () => {
  open({
    answers: {
      ...answer(listChannels, {
        channels: [
          buildChannel({ title: 'Kite', status: 'pending', status_since: new Date().toISOString() }),
        ],
      }),
      ...answer(readStatistics, { channels: [] }),
    },
  });
  expect(await screen.findByText(/^We are reviewing Kite\. You will have our answer by/)).toBeTruthy();
  expect(screen.queryByText(/^Our answer about Kite/)).toBeNull();
});
