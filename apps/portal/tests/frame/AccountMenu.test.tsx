import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderPortal } from '../testing/renderPortal.tsx';

test('the account opens by the keyboard', async () => {
  const { user } = await renderPortal('/accounts/youtube', {
    answers: { 'GET api/channels': { channels: [] } },
  });
  const button = await screen.findByRole('button', { name: /^Account of/ });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
});
