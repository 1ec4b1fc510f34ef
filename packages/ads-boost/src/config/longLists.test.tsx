import { renderStory } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import previewMeta, { ManyChanged } from './PreviewCard.stories.tsx';
import qualityMeta, { Many } from './QualityCard.stories.tsx';

const drawn = () => screen.getAllByText(/^Video \d+$/).length;

test('[ADS-01] of 52 changed videos 30 are shown at first, the others are counted, and one press shows them', async () => {
  renderStory(previewMeta, ManyChanged);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the videos' }));
  expect(drawn()).toBe(30);
  await userEvent.click(screen.getByRole('button', { name: 'Show 22 more' }));
  expect(drawn()).toBe(52);
});

test('[ADS-01] of 42 videos that can be improved 20 are shown at first, the others are counted, and one press shows them', async () => {
  renderStory(qualityMeta, Many);
  const more = await screen.findByRole('button', { name: 'Show 22 more' });
  expect(drawn()).toBe(20);
  await userEvent.click(more);
  expect(drawn()).toBe(42);
});
