import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { getGame } from '../contract.ts';
import { buildFullGame } from '../testing/buildGames.ts';
import { Coming, Empty, ForeignAddress, Loaded } from './GameScreen.stories.tsx';
import { GameScreen } from './GameScreen.tsx';

test('[GAME-01] [MX-03] a game says what it is like, and "Play" leads to it', async () => {
  const { portal } = open(Loaded.parameters.portal);
  expect(await screen.findByRole('heading', { level: 1, name: 'Plank Tower' })).toBeTruthy();
  expect(screen.getByText('Drag a plank onto the table.')).toBeTruthy();
  expect(screen.getByText('Up to 2')).toBeTruthy();
  expect(screen.getByText('5 minutes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(portal.left).toEqual(['http://localhost:3002/games/plank-tower']);
});

test.each([
  ['that is announced', Coming, 'Available from Jan 2, 2099'],
  ['whose address the portal does not lead to', ForeignAddress, 'This game cannot be played right now.'],
  ['without an address', Empty, 'This game cannot be played right now.'],
])('[GAME-01] a game %s cannot be played, and says why', async (_which, story, reason) => {
  const { container } = open(story.parameters.portal);
  const play = await screen.findByRole('button', { name: 'Play' });
  expect(play.hasAttribute('disabled')).toBe(true);
  expect(document.getElementById(play.getAttribute('aria-describedby')!)?.textContent).toBe(reason);
  expect(container.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
});

test('[API-03] broken and repeated entries leave neither an empty screenshot nor an empty step', async () => {
  const game = buildFullGame({
    id: 7,
    screenshots: ['', '/a.svg', ' ', '/b.svg', '/a.svg'],
    instructions: ['Drag a plank.', '', 'Drag a plank.', 'Let it fall.'],
  });
  open({ answers: { [getGame.key]: { game } } });
  const pictures = await screen.findAllByRole('img', { name: /screenshot \d of 2$/ });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/a.svg', '/b.svg']);
  const steps = within(screen.getByRole('heading', { name: 'How to play' }).closest('section')!);
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Drag a plank.',
    'Let it fall.',
  ]);
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<GameScreen gameId="7" />, options);
}
