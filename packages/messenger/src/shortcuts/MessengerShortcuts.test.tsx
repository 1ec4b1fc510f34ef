import { atomStore } from '@my-air/client-state';
import { buildUser, renderInPortal } from '@my-air/feature-testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { sendKey } from '../composer/sendKey.ts';
import { writingMode } from '../composer/writingMode.ts';
import { loadMessages } from '../messages.ts';
import { MessengerShortcuts } from './MessengerShortcuts.tsx';

beforeEach(() => localStorage.clear());

const keysOf = async (label: string) => {
  const section = await screen.findByRole('region', { name: 'In chats' });
  return within(section).getByText(label).nextElementSibling?.textContent;
};

test('[MS-31] the shortcuts follow how the person writes and sends', async () => {
  renderInPortal(<MessengerShortcuts />, { loadMessages, user: buildUser({ id: 1 }) });
  expect(await keysOf('Send the message')).toBe('Enter');
  expect(await keysOf('Strikethrough')).toBe('CtrlShiftX');
});

test('[MS-31] plain text has no keys for formatting, and Ctrl + Enter is named where it sends', async () => {
  atomStore.set(writingMode(1), 'plain');
  atomStore.set(sendKey(1), 'ctrl-enter');
  renderInPortal(<MessengerShortcuts />, { loadMessages, user: buildUser({ id: 1 }) });
  await expect.poll(() => keysOf('Send the message')).toBe('CtrlEnter');
  expect(screen.queryByText('Strikethrough')).toBeNull();
});
