import { buildUser, renderInPortal } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { MessengerShortcuts } from './MessengerShortcuts.tsx';

beforeEach(() => localStorage.clear());

const keysOf = async (label: string) => {
  const section = await screen.findByRole('region', { name: 'In chats' });
  return within(section).getByText(label).nextElementSibling?.textContent;
};

test('[MS-31] the shortcuts name how a message is sent and formatted', async () => {
  renderInPortal(<MessengerShortcuts />, { loadMessages, user: buildUser({ id: 1 }) });
  expect(await keysOf('Send the message')).toBe('Enter');
  expect(await keysOf('Strikethrough')).toBe('CtrlShiftX');
});
