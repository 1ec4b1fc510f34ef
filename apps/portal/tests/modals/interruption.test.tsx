import { atomStore } from '@my-air/feature-kit/state';
import { buildChannel } from '@my-air/feature-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderPortal } from '../testing/renderPortal.tsx';

const path = '/accounts/youtube?channel=UC0000000000000000000001';
const answers = {
  'GET api/channels/{platform}/{platform_guid}/audit': { audit: null },
};

test('[NAV-32] what the server asks comes before the details that the address opens: one dialog at a time', async () => {
  const { shell } = await renderPortal(path, {
    answers: { ...answers, 'GET api/channels': { channels: [buildChannel()] } },
  });
  const dialogs = () =>
    screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));
  await screen.findByRole('dialog', { name: 'Ann Cooks' });

  let run: Promise<void> = Promise.resolve();
  act(() => {
    run = shell.modals.interrupt(async ({ open }) => void (await open('welcome', {})));
  });
  await waitFor(() => expect(atomStore.get(shell.modals.openModalAtom)?.name).toBe('welcome'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ann Cooks' })).toBeNull());
  await waitFor(() => expect(dialogs()).toHaveLength(1));

  await act(async () => {
    atomStore.get(shell.modals.openModalAtom)?.close();
    await run;
  });
  expect(await screen.findByRole('dialog', { name: 'Ann Cooks' })).toBeTruthy();
}, 30_000);
