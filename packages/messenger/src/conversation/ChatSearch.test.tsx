import { renderInPortal } from '@my-air/feature-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { loadMessages } from '../messages.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { ChatSearch } from './ChatSearch.tsx';

const perPage = 25;

/**
 * A chat of `count` messages, of which those with the given numbers are about an invoice; its page loads 25
 * at a time on demand.
 */
async function open(count: number, invoices: readonly number[]) {
  const onShow = vi.fn<(id: number) => void>();
  const onClose = vi.fn<() => void>();
  const all = Array.from({ length: count }, (_, place) =>
    buildMessage(place + 1, {
      message_markdown: invoices.includes(place + 1) ? 'The invoice is paid' : 'Hello',
    }),
  );
  /** Lets the pending page arrive. */
  let arrive: ((isThere: boolean) => void) | undefined;
  function Chat() {
    const [loaded, setLoaded] = useState(perPage);
    const messages = all.slice(-loaded);
    return (
      <ChatSearch
        messages={messages}
        hasMore={loaded < count}
        loadMore={() =>
          new Promise((resolve) => {
            arrive = (isThere) => {
              arrive = undefined;
              if (isThere) setLoaded((known) => known + perPage);
              resolve(isThere);
            };
          })
        }
        onShow={onShow}
        onClose={onClose}
      />
    );
  }
  renderInPortal(<Chat />, { loadMessages });
  const field = await screen.findByRole('searchbox', { name: 'Search in this chat' });
  return {
    field,
    onShow,
    onClose,
    user: userEvent.setup(),
    isLoading: () => arrive !== undefined,
    /** Lets one page arrive, or fail. */
    turn: async (isThere = true) => {
      await vi.waitFor(() => expect(arrive).toBeDefined());
      await act(async () => arrive!(isThere));
    },
  };
}

test('[MS-30] a search in a chat goes from the newest match to the ones before, and says how much was searched', async () => {
  const { field, onShow, user, isLoading } = await open(30, [8, 14, 28]);
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Invoice');
  expect(await screen.findByText('1 of 3, in 25 loaded messages')).toBeTruthy();
  expect(onShow).toHaveBeenLastCalledWith(28);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 of 3, in 25 loaded messages')).toBeTruthy();
  expect(onShow).toHaveBeenLastCalledWith(14);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await vi.waitFor(() => expect(onShow).toHaveBeenLastCalledWith(28));
  await user.click(screen.getByRole('button', { name: 'Previous match' }));
  await vi.waitFor(() => expect(onShow).toHaveBeenLastCalledWith(14));
  expect(isLoading()).toBe(false);
});

test('[MS-30] where nothing is found it goes back by itself, page after page, until there is something', async () => {
  const { field, onShow, user, turn, isLoading } = await open(150, [20, 30]);
  await user.type(field, 'invoice');
  expect(await screen.findByText('Searching earlier messages…')).toBeTruthy();
  for (let page = 0; page < 4; page += 1) {
    expect(onShow).not.toHaveBeenCalled();
    await turn();
  }
  expect(await screen.findByText('1 of 1, in 125 loaded messages')).toBeTruthy();
  expect(onShow).toHaveBeenLastCalledWith(30);
  expect(isLoading()).toBe(false);
  expect(document.activeElement).toBe(field);
  // The previous match is further back still.
  await user.keyboard('{Enter}');
  await turn();
  expect(onShow).toHaveBeenLastCalledWith(20);
  expect(await screen.findByText('2 of 2 in this chat')).toBeTruthy();
});

test('[MS-30] at the beginning of the chat it says that there is nothing', async () => {
  const { field, onClose, user, turn } = await open(60, []);
  await user.type(field, 'nowhere');
  await turn();
  await turn();
  expect(await screen.findByText('No matches in this chat')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Search earlier messages' })).toBeNull();
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[MS-30] it can be stopped, taken up again, and other words begin anew', async () => {
  const { field, user, turn, isLoading } = await open(500, [26]);
  await user.type(field, 'nowhere');
  await turn();
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Nothing in 50 loaded messages')).toBeTruthy();
  // The page that was pending changes nothing.
  await turn();
  expect(await screen.findByText('Nothing in 75 loaded messages')).toBeTruthy();
  expect(isLoading()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Search earlier messages' }));
  await turn();
  expect(await screen.findByText('Searching earlier messages…')).toBeTruthy();
  await user.clear(field);
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('[MS-30] a page that cannot be loaded ends it, says so, and offers to try again', async () => {
  const { field, onShow, user, turn } = await open(60, [5]);
  await user.type(field, 'invoice');
  await turn(false);
  expect(await screen.findByText('Earlier messages could not be loaded')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await turn();
  expect(onShow).not.toHaveBeenCalled();
  await turn();
  expect(onShow).toHaveBeenLastCalledWith(5);
});
