import 'fake-indexeddb/auto';
import { ApiError } from '@my-air/api-client';
import { draftOf } from '@my-air/feature-kit/forms';
import { atomStore } from '@my-air/feature-kit/state';
import { answer, buildUser, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { changeDraft, chatPlace, withText } from '../drafts/ChatDraft.ts';
import { draftFilesAtom } from '../drafts/draftFiles.ts';
import { listActiveChats, sendMessage } from '../contract.ts';
import { chatsQuery } from '../chats/chats.api.ts';
import { loadMessages } from '../locales/index.ts';
import { messengerBackground } from '../conversation/messengerBackground.ts';
import { giveToSender } from '../send/useOutgoing.ts';
import { chatPages } from '../testing/chatPages.ts';
import { sampleChats } from '../testing/sampleChats.ts';
import { UnsentPane } from './UnsentPane.tsx';

let lastUser = 900;
let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => stop());

/** The view for a user of each test's own, whose messages the server does not accept. */
async function open() {
  lastUser += 1;
  const userId = lastUser;
  const chats = sampleChats().slice(0, 2);
  const portal = stubPortal({
    user: buildUser({ id: userId }),
    loadMessages,
    answers: { ...answer(sendMessage, refusal), ...answer(listActiveChats, { chats }) },
  });
  portal.queryClient.setQueryData(chatsQuery(portal.api, 'active').queryKey, chatPages(chats));
  const [one, other] = chats.map(({ id }) => id) as [number, number];
  const plan = new File(['a plan'], 'plan.txt', { type: 'text/plain' });
  const common = { replyToMessageId: undefined };
  await giveToSender(portal, userId, { ...common, chatId: one, text: 'To the first', files: [] });
  await giveToSender(portal, userId, { ...common, chatId: other, text: 'To the second', files: [plan] });
  renderInPortal(createElement(UnsentPane, { chatId: undefined }), { portal, path: '/messenger' });
  act(() => void (stop = messengerBackground.start(portal)));
  const list = await screen.findByRole('list', { name: 'Unsent' });
  await waitFor(() => expect(within(list).getAllByText('Not accepted')).toHaveLength(2));
  const unsent = () => within(list).queryAllByRole('listitem').length;
  return { portal, other, list, unsent, user: userEvent.setup(), userId };
}
const refusal = new ApiError({ code: 'validation', key: sendMessage.key, pageLoading: false, status: 422 });

test('[MS-03] what has not arrived is listed under the chat it goes to, over all chats', async () => {
  const { list } = await open();
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Payout was late',
    'Ann Cooks',
  ]);
  expect(items[1]?.textContent).toContain('plan.txt');
});

test('[MS-03] what the server refused is sent again, and leaves the list', async () => {
  const { portal, list, user } = await open();
  portal.api.answer(answer(sendMessage, { chat_message: { id: 9 } }));
  for (const button of within(list).getAllByRole('button', { name: 'Send again' })) await user.click(button);
  expect(await screen.findByText('Everything was sent')).toBeTruthy();
});

test('[MS-03] [MS-04] what was refused goes back into its chat’s draft, files included, above what was typed there', async () => {
  const { other, list, user, userId, unsent } = await open();
  changeDraft(userId, other, (draft) => withText(draft, 'Begun since'));
  atomStore.set(draftFilesAtom(userId, other), [new File(['since'], 'since.txt')]);
  const [, second] = within(list).getAllByRole('listitem');
  await user.click(await within(second!).findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(unsent()).toBe(1));
  expect(draftOf(userId, chatPlace, other).read()?.message).toBe('To the second\n\nBegun since');
  const files = atomStore.get(draftFilesAtom(userId, other));
  expect(files.map(({ name }) => name)).toEqual(['plan.txt', 'since.txt']);
});

test('[MS-03] what was thrown away comes back when that was a mistake', async () => {
  const { list, user, unsent, portal } = await open();
  const [first] = within(list).getAllByRole('listitem');
  await user.click(await within(first!).findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(unsent()).toBe(1));
  act(() => portal.shown[0]?.action?.onAct());
  await waitFor(() => expect(unsent()).toBe(2));
});
