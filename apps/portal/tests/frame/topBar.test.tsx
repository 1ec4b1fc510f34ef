import { buildChannel, buildPartner, buildUser } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { composition } from '../../src/composition.ts';
import { renderPortal } from '../testing/renderPortal.tsx';

const notices = ['Licensing income is here', 'The terms have changed'].map((summary, index) => ({
  id: index + 1,
  type: 'info',
  summary,
}));
const answers = {
  'GET api/channels': { channels: [buildChannel()] },
  'GET api/notificationMessages': { active_notifications: notices, archive_notifications: [] },
  'DELETE api/notificationMessages/{id}': undefined,
};
const path = '/accounts/youtube';
beforeEach(() => localStorage.clear());

test('[NOTE-01] the bell counts what waits, opens it, and takes the focus back', async () => {
  const { user } = await renderPortal(path, { answers });
  const bell = await screen.findByRole('button', { name: 'Notifications 2 new' });
  expect(screen.queryByText('Licensing income is here')).toBeNull();
  bell.focus();
  await user.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await within(sheet).findByText('Licensing income is here')).toBeTruthy();
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Notifications/ }));
});

test('[NT-04] to open the bell is to have seen: the count goes, and what waits keeps its sign until something is done', async () => {
  const { user } = await renderPortal(path, { answers });
  await user.click(await screen.findByRole('button', { name: 'Notifications 2 new' }));
  const sheet = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
  expect(within(sheet).getAllByText('Needs your attention')).toHaveLength(2);
  expect(within(sheet).getAllByText('New')).toHaveLength(2);
});

test('[NT-03] [NOTE-01] the count of the bell and the list are one: what is archived elsewhere leaves both', async () => {
  const { user, shell } = await renderPortal(path, { answers });
  expect(await screen.findByRole('button', { name: 'Notifications 2 new' })).toBeTruthy();
  shell.portal.queryClient.setQueryData(['notifications', 'list'], {
    active_notifications: notices.slice(1),
    archive_notifications: notices.slice(0, 1),
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications 1 new' }));
  const sheet = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await within(sheet).findAllByRole('listitem')).toHaveLength(1);
});

test('items of the top bar are in the order of the portal, without those whose capability is missing', async () => {
  const item = (id: string, capability?: string) => ({
    id,
    label: { id, message: id },
    icon: 'circle' as const,
    Sheet: () => null,
    ...(capability && { capability }),
  });
  const topBar = [item('late'), item('closed', 'games'), item('early', 'news')];
  const sample = {
    id: 'sample',
    routes: [],
    loadMessages: async () => ({}),
    contributions: async () => ({ contributions: { topBar } }),
  };
  const user = buildUser({ partner: buildPartner({ capabilities: { news: true } }) });
  await renderPortal(
    path,
    { user, answers },
    {
      ...composition,
      features: [...composition.features, sample],
      order: { topBar: ['early', 'closed'] },
    },
  );
  const names = (await screen.findAllByRole('button', { name: /^(?:early|late|closed)$/ })).map(
    ({ title }) => title,
  );
  expect(names).toEqual(['early', 'late']);
});
