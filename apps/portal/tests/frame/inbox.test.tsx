import { buildChannel } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { renderPortal } from '../testing/renderPortal.tsx';

const notices = ['Licensing income is here', 'The terms have changed', 'A guide'].map((summary, index) => ({
  id: index + 1,
  type: 'info',
  summary,
}));
const answers = {
  'GET api/channels': { channels: [buildChannel()] },
  'GET api/notificationMessages': { active_notifications: notices, archive_notifications: [] },
  'DELETE api/notificationMessages/{id}': undefined,
};
beforeEach(() => localStorage.clear());

const rows = () => within(screen.getByRole('main')).getAllByRole('listitem', { name: /./ });

test('[NT-05] [NT-10] two that were archived one after the other are both undone, by keyboard alone', async () => {
  const { user, shell } = await renderPortal('/notifications', { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy();
  screen.getAllByRole('button', { name: 'Move to the archive' })[0]!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(await screen.findAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  for (const left of [2, 3]) {
    await user.keyboard('{F6}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(left));
    // The message that was acted upon fades away.
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(3 - left));
  }
  expect(shell.portal.api.calls.filter(({ key }) => key.startsWith('DELETE'))).toEqual([]);
});
