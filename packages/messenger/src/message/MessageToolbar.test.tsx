import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { snippetsAtom } from '../snippets/snippets.ts';
import meta, { OfOurTeam, OwnMessage } from './MessageToolbar.stories.tsx';

beforeEach(() => {
  localStorage.clear();
  forgetPage();
});

const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'More actions' }));

test('[MSG-04] a message of the user is saved as a snippet', async () => {
  const { portal } = renderStory(meta, OwnMessage);
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as snippet' }));
  await waitFor(() => expect(portal.shown).toMatchObject([{ type: 'success', title: 'Saved as a snippet' }]));
  expect(atomStore.get(snippetsAtom(1))).toEqual(['You can reach me **until six**.']);
});

test('[MSG-04] a message of others is not', async () => {
  renderStory(meta, OfOurTeam);
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Copy the text' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Save as snippet' })).toBeNull();
});
