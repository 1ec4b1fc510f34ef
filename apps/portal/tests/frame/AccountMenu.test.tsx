import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderPortal } from '../testing/renderPortal.tsx';

const answers = { 'GET api/channels': { channels: [] } };

test('the account keeps the focus of the keyboard while its list is loaded, and opens', async () => {
  const { user } = await renderPortal('/accounts/youtube', { answers });
  const reached = await screen.findByRole('button', { name: /^Account of/ });
  reached.focus();
  // The list brings a button of its own.
  await waitFor(() => expect(reached.isConnected).toBe(false));
  const button = screen.getByRole('button', { name: /^Account of/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
});

test('focus that only passes it stays where it went', async () => {
  const { user } = await renderPortal('/accounts/youtube', { answers });
  const reached = await screen.findByRole('button', { name: /^Account of/ });
  await user.hover(reached);
  const search = screen.getByRole('button', { name: 'Search' });
  search.focus();
  await waitFor(() => expect(reached.isConnected).toBe(false));
  expect(document.activeElement).toBe(search);
});
