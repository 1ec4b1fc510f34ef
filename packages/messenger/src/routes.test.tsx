import 'fake-indexeddb/auto';
import { renderRoute } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';

import { messengerFeature } from './feature.ts';
import { loadMessages } from './locales/index.ts';
import { messengerAnswers } from './testing/messengerAnswers.ts';
import { groupChat, max, words } from './testing/sampleChats.ts';

// The field itself is tested in a browser.
vi.mock('./composer/rich/RichField.tsx', () => import('./testing/TextareaField.tsx'));

// The screen is compiled when it is first opened, which takes its time on a busy machine.
beforeAll(() => import('./routes.lazy.tsx'), 120_000);

// SAFETY: an id may remain a text, as `readId` says.
const textId = 'b1c7-77' as unknown as number;

test.each([
  [2025, '/messenger?chat=2025'],
  [textId, '/messenger?chat=b1c7-77'],
])('[MSG-02] [API-03] the chat %s is opened by the address %s', async (id, path) => {
  const chat = groupChat({ id });
  const messages = [words(1, max, 'Hello', '2026-01-08T10:00:00Z')];
  await renderRoute(messengerFeature, path, {
    loadMessages,
    answers: messengerAnswers({ active: [groupChat({ id: 1 }), chat], messages }),
  });
  expect(await screen.findByRole('article', { name: /Hello$/ })).toBeTruthy();
  const lines = within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('link');
  const open = lines.filter((line) => line.hasAttribute('aria-current'));
  expect(open.map((line) => line.getAttribute('href'))).toEqual([path]);
});
