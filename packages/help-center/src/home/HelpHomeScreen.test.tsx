import { renderStory } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import categoryMeta, { Loaded as CategoryLoaded, Unknown } from '../topics/CategoryScreen.stories.tsx';
import meta, { Empty, Loaded, Ukrainian } from './HelpHomeScreen.stories.tsx';

test('[HC-01] [HELP-01] topics stand with the number of their articles, above what is read most', async () => {
  renderStory(meta, Loaded);
  const topics = await screen.findByRole('region', { name: 'Topics' });
  const tiles = within(topics).getAllByRole('listitem');
  expect(tiles).toHaveLength(8);
  expect(within(tiles[1]!).getByRole('link', { name: 'Channels' }).getAttribute('href')).toBe(
    '/help-center/category/2',
  );
  expect(within(tiles[1]!).getByText('2 articles')).toBeTruthy();
  const popular = screen.getByRole('region', { name: 'Popular articles' });
  expect(within(popular).getAllByRole('link')).toHaveLength(3);
});

test('the help centre speaks the language of the user', async () => {
  renderStory(meta, Ukrainian);
  expect(await screen.findByRole('heading', { level: 1, name: 'Чим допомогти?' })).toBeTruthy();
});

test('[HC-01] an empty help centre still has its search and a person', async () => {
  renderStory(meta, Empty);
  expect(await screen.findByText('No topics yet.')).toBeTruthy();
  expect(screen.getByRole('combobox')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Write to support' })).toBeTruthy();
});

test('[HC-01] a topic has its articles and the way to the others', async () => {
  renderStory(categoryMeta, CategoryLoaded);
  expect(await screen.findByRole('heading', { level: 1, name: 'Money' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Money: article 1' }).getAttribute('href')).toBe(
    '/help-center/article/1',
  );
  const others = screen.getByRole('navigation', { name: 'Other topics' });
  expect(within(others).getAllByRole('link')).toHaveLength(7);
});

test('a topic that is not there says so', async () => {
  renderStory(categoryMeta, Unknown);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Other topics' })).toBeNull();
});
