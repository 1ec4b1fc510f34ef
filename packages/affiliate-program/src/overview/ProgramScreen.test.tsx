import { renderStory } from '@my-air/feature-api/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import meta, { Empty, Loaded } from './ProgramScreen.stories.tsx';

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('[REF-01] [RF-01] 97 registrations of 1,904 visits are a conversion of 5.1%, in the figures and in the links', async () => {
  renderStory(meta, Loaded);
  expect(await conversionShown()).toBe('5.1%');
  expect(cellsOf(screen.getByRole('table', { name: 'Campaign links' }))).toContain('5.1%');
});

test('[REF-01] without visits there is no conversion', async () => {
  renderStory(meta, Empty);
  expect(await conversionShown()).toBe('–');
});

test('[RF-04] a share of 5 percent is shown as 5%', async () => {
  renderStory(meta, Loaded);
  expect(cellsOf(await screen.findByRole('table', { name: 'Channels you brought' }))).toContain('5%');
});

test('[RF-07] places are told with their visits and registrations, and without numbers where the server has none', async () => {
  renderStory(meta, Loaded);
  const heading = await screen.findByRole('heading', { name: 'Visits and registrations by place' });
  const places = within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem');
  expect(places.map((place) => place.textContent)).toEqual([
    'video-description812 visits41 registrations',
    'olena-makes1 visit1 registration',
    'newsletter–',
  ]);
});

/** The figure's text; the word heads columns of the tables as well. */
async function conversionShown() {
  const names = await screen.findAllByText('Conversion');
  return names.find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
}
