import 'fake-indexeddb/auto';
import { answer, renderInPortal } from '@my-air/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { sendMessage } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { messengerBackground } from './messengerBackground.ts';
import { MessengerScreen } from '../screen/MessengerScreen.tsx';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { groupChat, max, me, words } from '../testing/sampleChats.ts';

// The field itself is tested in a browser.
vi.mock('../composer/rich/RichField.tsx', () => import('../testing/TextareaField.tsx'));

const chatId = 900;

/** A chat whose messages are sent, and what is asked of the server from then on. */
async function open() {
  const active = [
    groupChat({ id: 901, updated_at: '2026-01-09T09:00:00Z' }),
    groupChat({ id: chatId, updated_at: '2026-01-08T10:00:00Z', unread_count: 0 }),
  ];
  let last = 20;
  const { portal } = renderInPortal(
    <MessengerScreen section={undefined} chatId={chatId} messageId={undefined} onOpen={() => {}} />,
    {
      path: '/messenger',
      loadMessages,
      answers: {
        ...messengerAnswers({ active, messages: [words(10, max, 'Hi', '2026-01-08T10:00:00Z')] }),
        ...answer(sendMessage, ({ body }) => {
          last += 1;
          return { chat_message: words(last, me, body.message ?? '', `2026-01-09T10:00:${last}Z`) };
        }),
      },
    },
  );
  await screen.findByRole('feed');
  const field = await screen.findByRole('textbox', { name: 'Message' });
  let stop = () => {};
  act(() => void (stop = messengerBackground.start(portal)));
  onTestFinished(() => stop());
  const user = userEvent.setup();
  /** Sends a message, and waits until the server's copy of it is in the chat. */
  const send = async (text: string) => {
    await user.type(field, `${text}{Enter}`);
    await screen.findByRole('article', { name: new RegExp(`^You, .*: ${text}$`) });
  };
  // The list of chats is read once.
  await send('First');
  const callsBefore = portal.api.calls.length;
  return { send, calls: () => portal.api.calls.slice(callsBefore).map(({ key }) => key) };
}

test('[MS-01] [MS-02] a message is one call of the server', async () => {
  const { send, calls } = await open();
  await send('Second');
  await send('Third');
  expect(calls()).toEqual([sendMessage.key, sendMessage.key]);
});

test('[MSG-01] the list of chats shows a message that was sent, and its chat first, without being read', async () => {
  const { send, calls } = await open();
  await send('Last words');
  const lines = await waitFor(() => {
    const found = within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('listitem');
    expect(found[0]!.textContent).toContain('Last words');
    return found;
  });
  expect(lines).toHaveLength(2);
  expect(calls()).toEqual([sendMessage.key]);
});
