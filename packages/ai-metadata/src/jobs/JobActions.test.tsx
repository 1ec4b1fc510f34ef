import { renderStory } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { buildJob } from '../testing/buildAiMetadata.ts';
import meta, { Undoing } from './JobActions.stories.tsx';

test.each([
  [false, 1, 'We take 1 new translation off YouTube and return what it cost.'],
  [false, 3, 'We take 3 new translations off YouTube and return what they cost.'],
  [
    true,
    1,
    'We take 1 translation off YouTube, restore the text that it replaced, if there was one, and return what it cost.',
  ],
  [
    true,
    3,
    'We take 3 translations off YouTube, restore the texts that they replaced, if there were any, and return what they cost.',
  ],
])(
  '[AIM-05] undoing a job that could replace texts (%s) with %d translations says what becomes of them',
  async (update_existing_localizations, completed, words) => {
    const job = buildJob({
      status: 'completed',
      completed,
      update_existing_localizations,
      can_cancel: false,
      can_undo: true,
    });
    const { portal } = renderStory(meta, Undoing, { args: { job } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo translation' }));
    const question = await screen.findByRole('alertdialog', { name: 'Undo this translation?' });
    expect(question.textContent).toContain(words);
    expect(portal.api.calls).toEqual([]);
  },
);
