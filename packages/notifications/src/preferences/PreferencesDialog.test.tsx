import { atomStore } from '@my-air/feature-kit/state';
import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { Open } from './PreferencesDialog.stories.tsx';
import { preferences, setPreference } from './preferences.ts';
import { PreferencesButton } from '../inbox/InboxScreen.tsx';

afterEach(() => {
  localStorage.clear();
  setPreference(1, 'count', 'info', true);
});

async function openDialog(portal: { locale?: 'uk' } = {}) {
  renderInPortal(<PreferencesButton />, { ...Open.parameters?.['portal'], ...portal });
  await userEvent.click(await screen.findByRole('button'));
  return within(await screen.findByRole('dialog'));
}

test('[NT-13] what is switched off is off at once, and on again when it is switched back', async () => {
  const dialog = await openDialog();
  const news = within(dialog.getByRole('region', { name: 'Count on the bell' })).getByRole<HTMLInputElement>(
    'switch',
    { name: 'News from our team' },
  );
  expect(news.checked).toBe(true);
  await userEvent.click(news);
  expect(news.checked).toBe(false);
  expect(atomStore.get(preferences(1)).count).toEqual(['info']);
  await userEvent.click(news);
  expect(atomStore.get(preferences(1)).count).toEqual([]);
});

test('[NT-13] agreements cannot be silenced at the bell, nor questions shown over a screen, and it says why', async () => {
  const dialog = await openDialog();
  const fixed = dialog.getAllByRole<HTMLInputElement>('switch').filter(({ disabled }) => disabled);
  expect(fixed.map(({ checked }) => checked)).toEqual([true, false]);
  expect(dialog.getByText(/Always counted/)).toBeTruthy();
  expect(dialog.getByText(/Never shown on top of a screen/)).toBeTruthy();
});

test('it is left by its button', async () => {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
