import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as failed from './FailedScreen.stories.tsx';
import * as notFound from './NotFoundView.stories.tsx';
import * as pending from './PendingScreen.stories.tsx';

const stories = { ...composeStories(failed), ...composeStories(notFound), ...composeStories(pending) };

test.each(Object.entries(stories))(
  'the story %s is rendered in a portal, with one first-level heading',
  async (_, Story) => {
    render(<Story />);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

test('a story follows the language of the toolbar', async () => {
  const { NotFound } = composeStories(notFound, { initialGlobals: { locale: 'uk' } });
  render(<NotFound />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Сторінку не знайдено');
});
