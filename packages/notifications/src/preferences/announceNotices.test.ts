import { bindPorts } from '@my-air/feature-kit';
import { stubPortal } from '@my-air/feature-kit/testing';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { notificationsPorts } from '../ports.ts';
import { bindAgreementPort } from '../testing/bindAgreementPort.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { announceNotices } from './announceNotices.ts';
import { setPreference } from './preferences.ts';

beforeEach(bindAgreementPort);

afterEach(() => {
  history.replaceState(null, '', '/');
  setPreference(1, 'announcement', 'info', true);
  localStorage.clear();
});

test('[NT-13] a few are told one by one, several are counted', () => {
  const portal = stubPortal();
  const notices = ['One', 'Two', 'Three'].map((summary) => buildNotification({ summary }));
  announceNotices(portal, notices.slice(1));
  announceNotices(portal, notices);
  expect(portal.shown.map(({ title }) => title)).toEqual(['Two', 'Three', '3 new notifications']);
});

test('[NT-13] an agreement and a chat can be opened at once', () => {
  const openChat = vi.fn();
  bindPorts(notificationsPorts, { openChat });
  onTestFinished(() => bindPorts(notificationsPorts, { openChat: undefined }));
  const portal = stubPortal();
  announceNotices(portal, [
    buildNotification({ type: 'agreement', summary: 'New terms', agreement_id: 'amg_policy', url: null }),
    buildNotification({ type: 'chat', summary: 'An answer', chat_id: 4, url: null }),
  ]);
  expect(portal.shown.map(({ type, action }) => [type, action?.label])).toEqual([
    ['important', 'Read and accept'],
    ['info', 'Open the chat'],
  ]);
  portal.shown[1]!.action!.onAct();
  expect(openChat).toHaveBeenCalledWith(4);
});

test('one without words of its own says what it is', () => {
  const portal = stubPortal();
  announceNotices(portal, [buildNotification({ type: 'chat', summary: null })]);
  expect(portal.shown).toMatchObject([{ title: 'Message' }]);
});

test('[NT-07] no question ever floats', () => {
  const portal = stubPortal();
  announceNotices(portal, [buildNotification({ type: 'nps', rate_max: 10 })]);
  expect(portal.shown).toEqual([]);
});

test('[NT-07] nothing floats over what the portal asks', () => {
  const portal = stubPortal({ isInterrupted: true });
  announceNotices(portal, [buildNotification()]);
  expect(portal.shown).toEqual([]);
});

test('[NT-13] what was switched off does not float', () => {
  setPreference(1, 'announcement', 'info', false);
  const portal = stubPortal();
  announceNotices(portal, [buildNotification(), buildNotification({ type: 'something_new' })]);
  expect(portal.shown).toEqual([]);
});

test('nothing floats over the inbox itself, where it is listed anyway', () => {
  history.replaceState(null, '', '/notifications');
  const portal = stubPortal();
  announceNotices(portal, [buildNotification()]);
  expect(portal.shown).toEqual([]);
});

test('nothing floats where nobody looks', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  const portal = stubPortal();
  announceNotices(portal, [buildNotification()]);
  expect(portal.shown).toEqual([]);
});
