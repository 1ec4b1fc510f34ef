import { forgetPage } from '@my-air/feature-kit/state';
import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { addGlossaryTerm, deleteGlossaryTerm } from '../contract.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { GlossaryCard } from './GlossaryCard.tsx';

afterEach(() => {
  localStorage.clear();
  forgetPage();
});

function open() {
  const portal = stubPortal({
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [addGlossaryTerm.key]: { term: { id: 3, text: 'Brawl Stars' } },
      [deleteGlossaryTerm.key]: undefined,
    },
  });
  renderInPortal(<GlossaryCard />, { portal });
  return (key: string) => portal.api.calls.filter((call) => call.key === key);
}

test('[TR-11] a name is added once, and the field is empty afterwards', async () => {
  const sent = open();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.type(field, 'Brawl Stars{Enter}');
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent(addGlossaryTerm.key)).toMatchObject([{ body: { text: 'Brawl Stars' } }]);
});

test('[TR-11] blanks are no name', async () => {
  const sent = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '   {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add name' }));
  expect(sent(addGlossaryTerm.key)).toEqual([]);
});

test('[TR-11] a name is removed by its own button', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('button', { name: /Minecraft/ }));
  await waitFor(() => expect(sent(deleteGlossaryTerm.key)).toMatchObject([{ params: { id: 2 } }]));
});
