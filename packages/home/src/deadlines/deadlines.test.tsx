import { readStatistics } from '@my-air/api-client/contract';
import { buildFailure, renderStory, stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { payoutDeadlines } from '../statistics/payoutDeadlines.ts';
import { lostSource, sampleDeadlines, sourceOf } from '../testing/sampleDeadlines.ts';
import { sampleStatistics } from '../testing/sampleStatistics.ts';
import cardMeta, { Failed, Loaded } from './DeadlinesCard.stories.tsx';
import screenMeta, * as screens from './DeadlinesScreen.stories.tsx';

test('[HOME-01] the card shows the next four dates by their distance, each with its link, and leads to all', async () => {
  renderStory(cardMeta, Loaded);
  const list = await screen.findByRole('list', { name: 'Next dates' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows[0]!.textContent).toBe(
    'TomorrowInvitation for Olena Travels expiresAccept it in YouTube Studio.',
  );
  expect(rows[1]!.textContent).toBe('In 3 daysOffer ends: Video translation');
  expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe('/messenger?chat=7');
  expect(screen.getByRole('link', { name: 'And 1 more' }).getAttribute('href')).toBe('/home/dates');
  expect(screen.getByRole('link', { name: 'All dates' }).getAttribute('href')).toBe('/home/dates');
});

test('[CH-15] a feature that could not be asked is named, leaves the dates of the others, and is asked again', async () => {
  const ask = vi
    .fn<() => Promise<never>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([{ id: 'late', title: 'Late answer', at: '2099-01-01', to: '/home' }] as never);
  const lost = { ...lostSource, query: () => ({ queryKey: ['sample', 'lost'], queryFn: ask }) };
  const contributions = { deadlines: [sourceOf(() => sampleDeadlines().slice(0, 1)), lost] };
  renderStory(cardMeta, { ...Failed, parameters: { portal: { contributions } } });
  expect(await screen.findByText('Launches: could not be loaded')).toBeTruthy();
  expect(screen.getByText('Payout of $1,240.50')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Launches' }));
  expect(await screen.findByText('Late answer')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('[HOME-01] the dates of all features come together, so that none moves, and after a second without the late ones', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const late = { ...lostSource, query: () => ({ queryKey: ['sample', 'late'], queryFn: () => never }) };
  const contributions = { deadlines: [sourceOf(() => sampleDeadlines().slice(0, 1)), late] };
  const { portal } = renderStory(cardMeta, { ...Failed, parameters: { portal: { contributions } } });
  await vi.waitFor(() => expect(portal.queryClient.isFetching()).toBe(1));
  expect(screen.queryByRole('list', { name: 'Next dates' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Payout of $1,240.50')).toBeTruthy();
});

const never = new Promise<never>(() => {});

test('[CH-15] without any answer nothing is said about dates', async () => {
  renderStory(cardMeta, {
    ...Failed,
    parameters: { portal: { contributions: { deadlines: [lostSource] } } },
  });
  expect(await screen.findByText('Launches: could not be loaded')).toBeTruthy();
  expect(screen.queryByText('Nothing with a date right now.')).toBeNull();
});

test('[HOME-01] the page has all dates and one file of them for calendars', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:dates';
  });
  renderStory(screenMeta, screens.Loaded);
  expect(within(await screen.findByRole('list', { name: 'Dates' })).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]!.text()).match(/BEGIN:VEVENT/g)).toHaveLength(sampleDeadlines().length);
});

test('[HOME-01] without dates the page says so, and offers no file', async () => {
  renderStory(screenMeta, screens.Empty);
  expect(await screen.findByText('Nothing with a date right now')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test.each([
  [
    sampleStatistics,
    [{ id: 'payout-2026-12-15', title: 'Payout of $1,240.50', at: '2026-12-15', to: '/home' }],
  ],
  [{ channels: [] }, []],
  [buildFailure('not_found'), []],
])('[HOME-01] the next payout is a date where the server says it', async (answer, expected) => {
  const portal = stubPortal({ answers: { [readStatistics.key]: answer } });
  const observer = new QueryObserver(portal.queryClient, payoutDeadlines(portal));
  expect((await observer.fetchOptimistic(payoutDeadlines(portal))).data).toEqual(expected);
});
