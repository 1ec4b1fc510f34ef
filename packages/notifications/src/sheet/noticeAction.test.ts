import { bindPorts } from '@my-air/feature-kit';
import { buildAgreement, buildPartner, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { Notification } from '../contract.ts';
import { notificationsPorts } from '../ports.ts';
import { screensRouter } from '../testing/AmongScreens.tsx';
import { bindAgreementPort } from '../testing/bindAgreementPort.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { isScreen } from './NoticeRow.tsx';
import { noticeAction } from './noticeAction.ts';

beforeEach(bindAgreementPort);

const router = screensRouter();
const isOurs = (path: string) => isScreen(router, path);
const actionOf = (notification: Partial<Notification>, portal = stubPortal()) =>
  noticeAction(buildNotification({ url: null, ...notification }), portal, isOurs);

test.for(['info', 'something_new', 'constructor'])(
  '[G-33] %s leads to a screen of ours or elsewhere',
  (type) => {
    expect(actionOf({ type, url: '/finances/account?from=notice#top' })).toEqual({
      kind: 'screen',
      to: '/finances/account?from=notice#top',
    });
    expect(actionOf({ type, url: 'https://elsewhere.test/guide' })).toEqual({
      kind: 'elsewhere',
      href: 'https://elsewhere.test/guide',
    });
  },
);

test.for([
  '/no/such/screen',
  '/accounts/youtube/deeper',
  'javascript:alert(1)',
  'http://elsewhere.test',
  '',
  null,
])('[G-33] behind %s there is nothing to open', (url) => {
  expect(actionOf({ url })).toBeUndefined();
});

test('[G-33] an agreement opens its dialog, unless it was accepted or nobody draws one', () => {
  const notification = { type: 'agreement', agreement_id: 'amg_policy' };
  const portal = stubPortal();
  const action = actionOf(notification, portal);
  if (action && 'onAct' in action) action.onAct();
  expect(portal.opened).toEqual([{ name: 'agreement', props: { agreements: [{ id: 'amg_policy' }] } }]);

  const user = buildUser({ partner: buildPartner({ agreements: [buildAgreement({ id: 'amg_policy' })] }) });
  expect(actionOf(notification, stubPortal({ user }))).toBeUndefined();
  expect(actionOf({ type: 'agreement', agreement_id: null })).toBeUndefined();
  bindPorts(notificationsPorts, { readAgreement: undefined });
  expect(actionOf(notification)).toBeUndefined();
});

test('[G-33] a chat opens where the messenger is, and draws no button where it is not', () => {
  expect(actionOf({ type: 'chat', chat_id: 7 })).toBeUndefined();
  const openChat = vi.fn();
  bindPorts(notificationsPorts, { openChat });
  onTestFinished(() => bindPorts(notificationsPorts, { openChat: undefined }));
  const action = actionOf({ type: 'chat', chat_id: 7 });
  if (action && 'onAct' in action) action.onAct();
  expect(openChat).toHaveBeenCalledWith(7);
  expect(actionOf({ type: 'chat', chat_id: null })).toBeUndefined();
});

test('a question that cannot be answered here offers nothing', () => {
  expect(actionOf({ type: 'nps', url: '/accounts/youtube' })).toBeUndefined();
});
