import { renderStory } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import meta, { Empty, Loaded } from './ChannelServicesCard.stories.tsx';

test('[ACC-01] the page of a channel has the services that were requested for it, each with its state', async () => {
  renderStory(meta, Loaded);
  const list = within(await screen.findByRole('list', { name: 'Services' }));
  const audit = list.getByRole('link', { name: 'Channel audit' });
  expect(audit.getAttribute('href')).toBe('/services/2');
  expect(within(audit.closest('li')!).getByText('Active')).toBeTruthy();
});

test('[ACC-01] without one it leads to those for the platform of the channel', async () => {
  renderStory(meta, Empty);
  expect(await screen.findByText('No service was requested for this channel.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See services' }).getAttribute('href')).toBe(
    '/services?platform=tiktok',
  );
});
