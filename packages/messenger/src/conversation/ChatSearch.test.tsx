import { renderInPortal } from '@my-air/feature-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { loadMessages } from '../messages.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { ChatSearch } from './ChatSearch.tsx';

async function open() {
  const onShow = vi.fn<(id: number) => void>();
  const onOlder = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const messages = Array.from({ length: 30 }, (_, place) =>
    buildMessage(place + 1, { message_markdown: place % 10 === 0 ? 'The invoice is paid' : 'Hello' }),
  );
  renderInPortal(
    <ChatSearch
      messages={messages}
      onOlder={onOlder}
      isReadingOlder={false}
      onShow={onShow}
      onClose={onClose}
    />,
    { loadMessages },
  );
  const field = await screen.findByRole('searchbox', { name: 'Search in this chat' });
  return { field, onShow, onOlder, onClose, user: userEvent.setup() };
}

test('[MS-30] a search in a chat goes from the newest place to the ones before, and says how much was looked through', async () => {
  const { field, onShow, user } = await open();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Invoice');
  expect(screen.getByText('1 of 3, in 30 loaded messages')).toBeTruthy();
  expect(onShow).toHaveBeenLastCalledWith(21);
  await user.keyboard('{Enter}');
  expect(onShow).toHaveBeenLastCalledWith(11);
  expect(screen.getByText('2 of 3, in 30 loaded messages')).toBeTruthy();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(onShow).toHaveBeenLastCalledWith(21);
  await user.click(screen.getByRole('button', { name: 'Previous match' }));
  expect(onShow).toHaveBeenLastCalledWith(11);
});

test('[MS-30] where nothing is found it says so, and offers to look through earlier messages', async () => {
  const { field, onOlder, onClose, user } = await open();
  await user.type(field, 'nowhere');
  expect(screen.getByText('Nothing in 30 loaded messages')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Search earlier messages' }));
  expect(onOlder).toHaveBeenCalledOnce();
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
