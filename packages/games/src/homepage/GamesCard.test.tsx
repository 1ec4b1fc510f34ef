import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { contributions } from '../contributions.ts';
import { Empty, Loaded, Many } from './GamesCard.stories.tsx';
import { GamesCard } from './GamesCard.tsx';

test('[HOME-01] [GAME-01] home shows three games that can be played now, each with its address', async () => {
  renderInPortal(<GamesCard />, Loaded.parameters.portal);
  const list = within(await screen.findByRole('list', { name: 'Games' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/games/1',
    '/games/3',
    '/games/4',
  ]);
});

test('[HOME-01] [GAME-01] games that are not shown on home are counted on the way to all', async () => {
  renderInPortal(<GamesCard />, Many.parameters.portal);
  expect((await screen.findByRole('link', { name: 'And 5 more' })).getAttribute('href')).toBe('/games');
});

test('[HOME-01] without games the card says so', async () => {
  renderInPortal(<GamesCard />, Empty.parameters.portal);
  expect(await screen.findByText('No games yet')).toBeTruthy();
});

test('[MX-03] [NAV-33] the card of games is behind the same capability as their screen', () => {
  expect(contributions.cards?.map(({ capability }) => capability)).toEqual(['games']);
});
