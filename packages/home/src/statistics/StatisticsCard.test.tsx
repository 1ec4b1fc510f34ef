import { listChannels, readStatistics } from '@my-air/api-client/contract';
import { chooseScope } from '@my-air/feature-kit/data';
import { answer, buildChannel, renderStory } from '@my-air/feature-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { sampleDays } from '../testing/sampleStatistics.ts';
import meta, { Empty, FirstWeek, Loaded, Several, Unknown } from './StatisticsCard.stories.tsx';

test('[HOME-01] the last 28 days are told with their change, as curves and as tables, and the next payout', async () => {
  renderStory(meta, Loaded);
  expect(await screen.findByText('Earnings estimated by YouTube')).toBeTruthy();
  expect(screen.getAllByText(/^\+\d+% on the 28 days before$/)).toHaveLength(2);
  expect(await screen.findAllByRole('slider')).toHaveLength(2);
  expect(screen.getByText('$0').tagName).toBe('text');
  expect(screen.getByText(/Next payout: \$1,240\.50/).textContent).toContain('Dec 15');
});

test('[HOME-01] several channels also have their subscribers, the payout beside the last one, and the greatest changes', async () => {
  renderStory(meta, Several);
  expect(await screen.findByRole('heading', { name: 'Views fell most' })).toBeTruthy();
  expect(screen.getByText('The last one was $1,102.00').closest('dl')!.textContent).toContain('$1,240.50');
  expect(screen.getByText('Subscribers')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/home/report');
});

test('[HOME-01] without days before there is no change, and without a channel there is a word about it', async () => {
  renderStory(meta, FirstWeek);
  expect(await screen.findByText('Earnings estimated by YouTube')).toBeTruthy();
  expect(screen.queryByText(/on the 28 days before/)).toBeNull();
  renderStory(meta, Empty);
  expect(await screen.findByText(/appear here once a channel is connected/)).toBeTruthy();
});

test('[CH-15] the figures are those of the channels that the screens show', async () => {
  const channels = ['UC1', 'UC2'].map((guid) => buildChannel({ title: guid, platform_guid: guid }));
  const twice = ['UC1', 'UC2'].map((platform_guid) => ({ platform_guid, days: sampleDays }));
  const { portal } = renderStory(meta, Loaded, {
    answers: {
      ...answer(listChannels, {
        channels: [...channels, buildChannel({ platform: 'tiktok', platform_guid: 'UC1' })],
      }),
      ...answer(readStatistics, { channels: twice }),
    },
  });
  const earned = async () =>
    (await screen.findByText('Earnings estimated by YouTube')).closest('dl')!.textContent;
  const ofAll = await earned();
  act(() => chooseScope(portal.session.getUser()?.id, 'UC2'));
  await waitFor(async () => expect(await earned()).not.toBe(ofAll));
  act(() => chooseScope(portal.session.getUser()?.id, 'tiktok:UC1'));
  expect(await screen.findByText('YouTube has no earnings and views of this channel.')).toBeTruthy();
  act(() => chooseScope(portal.session.getUser()?.id, undefined));
  expect(await earned()).toBe(ofAll);
});

test('[HOME-01] a server without statistics has no such card', async () => {
  const { container, portal } = renderStory(meta, Unknown);
  await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain('GET api/statistics'));
  await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
