import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Empty, Loaded, NothingFound, Sparse } from './GamesScreen.stories.tsx';
import { GamesScreen, type GamesScreenProps } from './GamesScreen.tsx';

test('[GAME-01] [MX-03] games are listed with what they are, and a search narrows them', async () => {
  open(Loaded.parameters.portal);
  const link = await screen.findByRole('link', { name: 'Plank Tower' });
  expect(link.getAttribute('href')).toMatch(/^\/games\/\d+$/);
  expect(screen.getByText('From Jan 2, 2099')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'viewers');
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Thumbnail Duel',
  ]);
  expect(screen.getByText('1 game found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

test('[GAME-01] a category shows its games alone', async () => {
  open(Loaded.parameters.portal, { category: 'party' });
  expect(await screen.findByRole('link', { name: 'Thumbnail Duel' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Plank Tower' })).toBeNull();
});

test('[GAME-01] a search that finds nothing leads back to all games', async () => {
  open(NothingFound.parameters.portal);
  await userEvent.click(await screen.findByRole('link', { name: 'Show all games' }));
  expect(await screen.findByRole('link', { name: 'Plank Tower' })).toBeTruthy();
});

test('[GAME-01] without games the screen says what will be here', async () => {
  open(Empty.parameters.portal);
  expect(await screen.findByText('No games yet')).toBeTruthy();
});

test('what a game lacks is left out', async () => {
  const { container } = open(Sparse.parameters.portal);
  expect(await screen.findByRole('link', { name: 'Only a name' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
});

function open(options: RenderInPortalOptions, props: Partial<GamesScreenProps> = {}) {
  return renderInPortal(<GamesScreen category={undefined} {...props} />, options);
}
