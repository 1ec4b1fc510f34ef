import { bindPorts } from '@my-air/feature-kit';
import {
  answer,
  buildAgreement,
  buildPartner,
  buildUser,
  stubPortal,
  type StubPortalOptions,
} from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';

import { listNotifications, type Notification } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { notificationsPorts } from '../ports.ts';
import { bindAgreementPort } from '../testing/bindAgreementPort.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { dealWithNotices } from './dealWithNotices.ts';
import { wasSeen } from './marks.ts';
import { notificationsQuery } from './notifications.api.ts';
import { waitingNotices } from './waitingNotices.ts';

beforeEach(bindAgreementPort);

test('[G-33] an agreement waits, and its action opens the agreement', async () => {
  const { items, portal } = await waiting([
    buildNotification({
      type: 'agreement',
      summary: 'The terms have changed',
      agreement_id: 'terms_and_conditions',
    }),
  ]);
  expect(items).toMatchObject([
    {
      id: 'agreement:terms_and_conditions',
      title: 'The terms have changed',
      action: { label: 'Read and accept' },
    },
  ]);
  const action = items[0]!.action;
  if ('onAct' in action) action.onAct();
  expect(portal.opened).toEqual([
    { name: 'agreement', props: { agreements: [{ id: 'terms_and_conditions' }] } },
  ]);
});

test('[G-33] a notice that leads to a screen of ours waits, with the way there', async () => {
  const { items } = await waiting([
    buildNotification({ id: 7, summary: 'Checked', url: '/accounts/youtube?x=1' }),
  ]);
  expect(items).toMatchObject([
    { id: 'notification:7', title: 'Checked', action: { label: 'Open', to: '/accounts/youtube?x=1' } },
  ]);
});

test('[CH-16] [G-33] a notice waits until the screen that it leads to was seen', async () => {
  const address = '/accounts/youtube?joined=tiktok%3AUC-1';
  const joined = buildNotification({ id: 7, summary: 'Joined', url: address });
  const other = buildNotification({ id: 8, summary: 'Other', url: `${address}1` });
  const portal = stubPortal({
    answers: answer(listNotifications, { active_notifications: [joined, other], archive_notifications: [] }),
  });
  await dealWithNotices(portal, '/accounts/youtube?joined=tiktok:UC-1');
  const { data } = new QueryObserver(portal.queryClient, waitingNotices(portal)).getCurrentResult();
  expect(data).toMatchObject([{ id: 'notification:8' }]);
  const { data: lists } = new QueryObserver(
    portal.queryClient,
    notificationsQuery(portal.api),
  ).getCurrentResult();
  expect(lists?.active_notifications.map(wasSeen)).toEqual([true, false]);
});

test('[CH-16] agreements are more urgent than notices', async () => {
  const { items } = await waiting([
    buildNotification(),
    buildNotification({ type: 'agreement', agreement_id: 'amg_policy' }),
  ]);
  expect(items[1]!.urgency).toBeLessThan(items[0]!.urgency);
});

test.for<Partial<Notification>>([
  { type: 'info', url: null },
  { type: 'info', url: 'https://elsewhere.test/x' },
  { type: 'info', summary: null },
  { type: 'agreement', agreement_id: null },
  { type: 'nps' },
  { type: 'chat', chat_id: 4 },
])('[G-33] %o asks for nothing that home could offer', async (notification) => {
  const { items } = await waiting([buildNotification(notification)]);
  expect(items).toEqual([]);
});

test.for(['agreements', 'pending_agreements'] as const)(
  '[CH-16] an agreement that is among the %s of the person does not wait twice',
  async (list) => {
    const user = buildUser({ partner: buildPartner({ [list]: [buildAgreement({ id: 'amg_policy' })] }) });
    const { items } = await waiting([buildNotification({ type: 'agreement', agreement_id: 'amg_policy' })], {
      user,
    });
    expect(items).toEqual([]);
  },
);

test('[G-33] an unknown type is read as a notice', async () => {
  const { items } = await waiting([buildNotification({ type: 'something_new' })]);
  expect(items).toHaveLength(1);
});

test('[G-33] without a dialog for agreements their notices are left out', async () => {
  bindPorts(notificationsPorts, { readAgreement: undefined });
  const { items } = await waiting([buildNotification({ type: 'agreement', agreement_id: 'amg_policy' })]);
  expect(items).toEqual([]);
});

test('[I18N-01] what we say ourselves is in the chosen language', async () => {
  const { items } = await waiting(
    [buildNotification({ type: 'agreement', summary: '', agreement_id: 'amg_policy' })],
    { locale: 'uk' },
  );
  expect(items).toMatchObject([{ title: 'Прийміть угоду', action: { label: 'Прочитати й прийняти' } }]);
});

async function waiting(active_notifications: Notification[], options: StubPortalOptions = {}) {
  const portal = stubPortal({ loadMessages, ...options });
  await portal.ready;
  const lists = { active_notifications, archive_notifications: [buildNotification({ summary: 'Old' })] };
  portal.queryClient.setQueryData(notificationsQuery(portal.api).queryKey, lists);
  const { data } = new QueryObserver(portal.queryClient, waitingNotices(portal)).getCurrentResult();
  return { items: data ?? [], portal };
}
