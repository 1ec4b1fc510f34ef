import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listJobs } from '../contract.ts';
import meta, { Empty, Loaded, NothingYet } from './ChannelTranslationCard.stories.tsx';

const id = 'UC0000000000000000000001';

test('[ACC-01] [AIM-06] the page of a channel says into which languages new videos are translated, and has its latest translations', async () => {
  const { portal } = renderStory(meta, Loaded);
  expect(await screen.findByText(/New videos are translated automatically: English\./)).toBeTruthy();
  expect(screen.getByText(/450 of 1,000 translated|420 of 1,000 translated/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(
    `/ai-metadata/translation?channel=${id}&mode=auto`,
  );
  expect(screen.getByRole('link', { name: 'Translate videos' }).getAttribute('href')).toBe(
    `/ai-metadata/translation?channel=${id}`,
  );
  const asked = portal.api.calls.filter(({ key }) => key === listJobs.key);
  expect(asked.map(({ query }) => query)).toEqual([{ page: 1, channel: id }]);
});

test('[ACC-01] without settings and without a list of translations it says so, and fails in nothing', async () => {
  renderStory(meta, NothingYet);
  expect(await screen.findByText(/New videos are not translated automatically\./)).toBeTruthy();
});

test('[ACC-01] a channel that cannot be translated has nothing about it', async () => {
  const { portal, container } = renderStory(meta, Empty);
  await waitFor(() => expect(portal.api.calls.length).toBeGreaterThan(0));
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  expect(container.textContent).toBe('');
});
