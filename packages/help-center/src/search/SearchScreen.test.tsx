import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { mostHits } from '../contract.ts';
import { buildHit } from '../testing/buildHelp.ts';
import meta, { Empty, Loaded, TooShort } from './SearchScreen.stories.tsx';

test('[HELP-02] answers come with what was found in them', async () => {
  renderStory(meta, Loaded);
  expect(await screen.findByRole('heading', { level: 1, name: 'Answers to “connect”' })).toBeTruthy();
  const [first] = await screen.findAllByRole('listitem');
  const main = await screen.findByRole('link', { name: 'Add a YouTube channel' });
  expect(main.getAttribute('href')).toBe('/help-center/article/1');
  expect(first).toBeTruthy();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'connect',
    'connect',
  ]);
  expect(screen.getByText(/say what to/).textContent).toContain('& why');
});

test('[HC-04] a question without an answer reaches a person in one click, as it is', async () => {
  const { portal } = renderStory(meta, Empty, { args: { question: 'zeppelin' } });
  expect(await screen.findByText('No article answers “zeppelin”')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'How services work' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write to support' }));
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'zeppelin', message: 'zeppelin' } }]);
});

test('without a feature that takes questions there is no button', async () => {
  renderStory(meta, Empty, { withoutModals: ['support'] });
  await screen.findByText(/No article answers/);
  expect(screen.queryByRole('button', { name: 'Write to support' })).toBeNull();
});

test('[VAL-07] a short question is not asked', async () => {
  const search = vi.fn();
  renderStory(meta, TooShort, { answers: { 'GET api/help/search/full': search } });
  expect(await screen.findByText('Type at least 3 characters.')).toBeTruthy();
  expect(search).not.toHaveBeenCalled();
});

test('[HC-07] another language asks anew', async () => {
  const { portal } = renderStory(meta, Loaded);
  await screen.findByRole('link', { name: 'Add a YouTube channel' });
  await portal.locale.set('uk');
  const asked = () =>
    portal.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.join(' '));
  await waitFor(() => expect(asked()).toContain('help-center search ua connect'));
  expect(within(document.body).getByRole('heading', { level: 1 })).toBeTruthy();
});

test.each([
  [mostHits - 1, false],
  [mostHits, true],
])('[HELP-02] with %i articles, that some can be missing is said: %s', async (count, isSaid) => {
  const articles = Array.from({ length: count }, (_, id) => buildHit({ id: id + 1 }));
  renderStory(meta, Loaded, { answers: { 'GET api/help/search/full': { articles } } });
  expect(await screen.findByText(`${count} articles`)).toBeTruthy();
  expect(screen.queryByText(/^Only the best matches are listed/) !== null).toBe(isSaid);
});
