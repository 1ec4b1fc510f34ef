import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Empty, Loaded } from './NewsCard.stories.tsx';
import { NewsCard } from './NewsCard.tsx';

test('[HOME-01] [NEWS-01] home shows the three latest news and which of them is new', async () => {
  renderInPortal(<NewsCard />, Loaded.parameters.portal);
  expect(await screen.findByText('Search finds chats as well')).toBeTruthy();
  expect(screen.queryByText('A fourth that home has no room for')).toBeNull();
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/news');
});

test('[HOME-01] without news the card says so', async () => {
  renderInPortal(<NewsCard />, Empty.parameters.portal);
  expect(await screen.findByText('There is no news here yet')).toBeTruthy();
});
