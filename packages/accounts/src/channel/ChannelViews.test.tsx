import { buildChannel, buildFailure, renderStory } from '@my-air/feature-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { buildStatistics } from '../testing/buildStatistics.ts';
import meta, { Counting, Loaded } from './ChannelsScreen.stories.tsx';

const statistics = 'GET api/statistics';
const card = (name: string) => screen.findByRole('article', { name });
const places = (container: Element) => container.querySelectorAll('article [data-shape="block"]');

test('[CH-01] the cards of channels show the views of 28 days with their curve, by one call for all', async () => {
  const channels = Array.from({ length: 45 }, (_, place) =>
    buildChannel({ platform_guid: `UC${place}`, title: `Channel ${place}`, status: 'connected' }),
  );
  const { portal } = renderStory(meta, Loaded, {
    answers: { 'GET api/channels': { channels }, [statistics]: buildStatistics(channels) },
  });
  expect(await screen.findAllByText(/^[\d.]+K views in 28 days$/)).toHaveLength(24);
  fireEvent.click(screen.getByRole('button', { name: 'Show 21 more' }));
  expect(await screen.findAllByText(/^[\d.]+K views in 28 days$/)).toHaveLength(45);
  expect(portal.api.calls.filter(({ key }) => key === statistics)).toHaveLength(1);
});

test('[CH-01] a day of the curve is read by pointer and by keys', async () => {
  const channel = buildChannel({ platform_guid: 'UC1', title: 'Kite', status: 'connected' });
  renderStory(meta, Loaded, {
    answers: { 'GET api/channels': { channels: [channel] }, [statistics]: buildStatistics([channel]) },
  });
  const slider = await within(await card('Kite')).findByRole('slider', { name: 'Views by day' });
  fireEvent.click(slider.parentElement!, { clientX: 2 });
  expect(screen.getByText(/^Oct 28.*: [\d,]+ views$/)).toBeTruthy();
  expect(document.activeElement).toBe(slider);
  // The keys of a slider are the browser's own: this is the effect of one.
  fireEvent.change(slider, { target: { value: '27' } });
  expect(screen.getByText(/^Nov 24.*: [\d,]+ views$/)).toBeTruthy();
});

test('[CH-01] an id is unique at its platform only, and the first days of a channel are counted', async () => {
  const channels = ['youtube', 'tiktok'].map((platform) =>
    buildChannel({ platform, platform_guid: 'kite', title: platform, status: 'connected' }),
  );
  const { channels: counted } = buildStatistics(channels.slice(0, 1));
  const first = { channels: counted.map((one) => ({ ...one, days: one.days.slice(-5) })) };
  renderStory(meta, Loaded, { answers: { 'GET api/channels': { channels }, [statistics]: first } });
  expect(await within(await card('youtube')).findByText(/views in 5 days$/)).toBeTruthy();
  expect(within(await card('tiktok')).queryByText(/views in/)).toBeNull();
});

test('[CH-01] while the views are late, the cards are whole and keep the place of those that are counted', async () => {
  const { container } = renderStory(meta, Counting);
  await screen.findAllByRole('article');
  await waitFor(() => expect(places(container).length).toBeGreaterThan(0));
  expect(screen.queryByText(/views in/)).toBeNull();
});

test.each([
  ['that has no statistics', buildFailure('not_found')],
  ['whose statistics fail', buildFailure('server')],
])(
  '[CH-01] with a server %s, the cards are whole without a place for them, and nothing is told',
  async (_, failure) => {
    const channel = buildChannel({ platform_guid: 'UC1', title: 'Kite', status: 'connected' });
    const { container, portal } = renderStory(meta, Loaded, {
      answers: { 'GET api/channels': { channels: [channel] }, [statistics]: failure },
    });
    await card('Kite');
    await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain(statistics));
    await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(places(container)).toHaveLength(0));
    expect(screen.queryByText(/views in/)).toBeNull();
    expect(portal.shown).toEqual([]);
  },
);
