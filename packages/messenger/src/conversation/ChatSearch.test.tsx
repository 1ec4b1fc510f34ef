import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { Message } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildConversation } from '../testing/buildConversation.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { ChatSearch } from './ChatSearch.tsx';
import { ConversationContext } from './ConversationContext.ts';

/** The search in a chat whose last 25 messages are loaded, with the others on demand. */
async function open(all: readonly Message[], { isFailed = false } = {}) {
  const onShow = vi.fn<(id: number) => void>();
  const onClose = vi.fn<() => void>();
  const pointOut = (key: string) => {
    onShow(Number(key.replace(/\D/g, '')));
    return true;
  };
  function Chat() {
    const [loaded, setLoaded] = useState(25);
    const conversation = buildConversation({
      feed: { current: { pointOut, showEnd: () => {} } },
      setIsSearching: onClose,
      open: {
        messages: all.slice(-loaded),
        hasOlder: loaded < all.length,
        isOlderFailed: isFailed,
        async fetchOlder() {
          setLoaded(loaded + 25);
          return true;
        },
      },
    });
    return (
      <ConversationContext value={conversation}>
        <ChatSearch />
      </ConversationContext>
    );
  }
  renderInPortal(<Chat />, { loadMessages });
  const field = await screen.findByRole('searchbox', { name: 'Search in this chat' });
  return { field, onShow, onClose, user: userEvent.setup() };
}

const invoices = (count: number, ids: readonly number[]) =>
  Array.from({ length: count }, (_, place) =>
    buildMessage(place + 1, { message_markdown: ids.includes(place + 1) ? 'The invoice is paid' : 'Hello' }),
  );

test('[MS-30] a search in a chat goes from the newest match to the ones before, and says how much was searched', async () => {
  const { field, onShow, user } = await open(invoices(30, [8, 14, 28]));
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Invoice');
  expect(await screen.findByText('1 of 3, in 25 loaded messages')).toBeTruthy();
  expect(onShow).toHaveBeenLastCalledWith(28);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 of 3, in 25 loaded messages')).toBeTruthy();
  expect(onShow).toHaveBeenLastCalledWith(14);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(onShow).toHaveBeenLastCalledWith(28);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(onShow).toHaveBeenLastCalledWith(8);
  await user.click(screen.getByRole('button', { name: 'Previous match' }));
  expect(onShow).toHaveBeenLastCalledWith(28);
});

test('[MS-30] older messages are loaded by a button, down to the beginning of the chat', async () => {
  const { field, onShow, user } = await open(invoices(60, [30]));
  await user.type(field, 'invoice');
  expect(await screen.findByText('Nothing in 25 loaded messages')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load older messages' }));
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 of 1, in 50 loaded messages')).toBeTruthy();
  expect(onShow).toHaveBeenLastCalledWith(30);
  await user.click(screen.getByRole('button', { name: 'Load older messages' }));
  expect(await screen.findByText('1 of 1 in this chat')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
});

test('[MS-30] a page that cannot be loaded is told, and Escape clears the search before it closes it', async () => {
  const { field, onClose, user } = await open(invoices(60, []), { isFailed: true });
  await user.type(field, 'nowhere');
  expect(await screen.findByText('Earlier messages could not be loaded')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[MS-30] every word has to be there, in any order, without capitals and accents', async () => {
  const { field, onShow, user } = await open([
    buildMessage(1, { message_markdown: 'The café opens at nine' }),
    buildMessage(2, { message_markdown: 'Nine of ten' }),
    buildMessage(3, { message_html: '<p>At <strong>NINE</strong> in the Cafe</p>' }),
  ]);
  await user.type(field, 'nine CAFÉ');
  expect(await screen.findByText('1 of 2 in this chat')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(onShow).toHaveBeenLastCalledWith(1);
});

test('[MS-30] files are found by their names; what was deleted or is not shown is not found', async () => {
  const { field, onShow, user } = await open([
    buildMessage(1, { message_markdown: '', attachments: [{ name: 'Contract 2026.pdf' }] }),
    buildMessage(2, { message_markdown: 'Contract', deleted_at: '2026-11-01T10:00:00Z' }),
    buildMessage(3, { message_markdown: 'contract:604', type: -2 }),
  ]);
  await user.type(field, 'contract');
  expect(await screen.findByText('1 of 1 in this chat')).toBeTruthy();
  expect(onShow).toHaveBeenLastCalledWith(1);
});
