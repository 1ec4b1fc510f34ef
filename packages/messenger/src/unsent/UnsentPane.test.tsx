import 'fake-indexeddb/auto';
import { ApiError } from '@my-air/api-client';
import { answer, buildUser, renderInPortal, stubPortal } from '@my-air/feature-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { draftsOf } from '../drafts/draftsOf.ts';
import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import { listActiveChats, sendMessage } from '../contract.ts';
import { activeChatsQuery } from '../chats/chats.api.ts';
import { loadMessages } from '../messages.ts';
import { outboxOf } from '../outbox/outboxOf.ts';
import { sampleChats } from '../testing/sampleChats.ts';
import { UnsentPane } from './UnsentPane.tsx';

let lastUser = 900;
let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => stop());

/** The view for a user of each test's own, whose messages the server does not accept. */
async function open(outcome: ApiError = serverError) {
  lastUser += 1;
  const chats = sampleChats().slice(0, 2);
  const portal = stubPortal({
    user: buildUser({ id: lastUser }),
    loadMessages,
    answers: { ...answer(sendMessage, outcome), ...answer(listActiveChats, { chats }) },
  });
  portal.queryClient.setQueryData(activeChatsQuery(portal.api).queryKey, { chats });
  const outbox = outboxOf(portal, lastUser);
  const [one, other] = chats.map(({ id }) => id) as [number, number];
  await outbox.enqueue({ kind: 'message', chatId: one, message: 'To the first' });
  await outbox.enqueue({ kind: 'message', chatId: other, message: 'To the second' }, [
    new File(['a plan'], 'plan.txt', { type: 'text/plain' }),
  ]);
  renderInPortal(createElement(UnsentPane, { chatId: undefined }), { portal, path: '/messenger' });
  act(() => void (stop = outbox.start()));
  const sends = () => portal.api.calls.filter(({ key }) => key === sendMessage.key).length;
  await waitFor(() => expect(sends()).toBe(2));
  const list = await screen.findByRole('list', { name: 'Unsent' });
  return { portal, outbox, one, other, sends, list, user: userEvent.setup(), userId: lastUser };
}
const serverError = new ApiError({ code: 'server', key: sendMessage.key, pageLoading: false, status: 500 });
const refusal = new ApiError({ code: 'validation', key: sendMessage.key, pageLoading: false, status: 422 });

test('[MS-03] what has not arrived is listed under the chat it goes to, over all chats', async () => {
  const { list } = await open();
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Payout was late',
    'Ann Cooks',
  ]);
  expect(items[1]?.textContent).toContain('plan.txt');
  await waitFor(() =>
    expect(items.every(({ textContent }) => textContent?.includes('Not sent yet'))).toBe(true),
  );
});

test('[MS-03] everything that failed is sent again at once', async () => {
  const { portal, user, sends } = await open();
  portal.api.answer(answer(sendMessage, { chat_message: { id: 9 } }));
  await user.click(await screen.findByRole('button', { name: 'Send everything again' }));
  expect(await screen.findByText('Everything was sent')).toBeTruthy();
  expect(sends()).toBe(4);
});

test('[MS-03] [MS-04] what was refused goes back into its chat’s draft, files included, above what was typed there', async () => {
  const { other, list, user, userId, outbox } = await open(refusal);
  draftsOf(userId).write(other, { message: 'Begun since' });
  const [, second] = within(list).getAllByRole('listitem');
  await user.click(await within(second!).findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(outbox.get().entries).toHaveLength(1));
  expect(draftsOf(userId).read(other)).toMatchObject({
    message: 'To the second\n\nBegun since',
    attachments: [{ name: 'plan.txt' }],
  });
  expect(
    draftFilesOf(userId)
      .read(other)
      .files.map(({ name }) => name),
  ).toEqual(['plan.txt']);
});

test('[MS-03] what was thrown away comes back when that was a mistake', async () => {
  const { list, user, outbox, portal } = await open(refusal);
  const show = vi.spyOn(portal.toasts, 'show');
  const [first] = within(list).getAllByRole('listitem');
  await user.click(await within(first!).findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(outbox.get().entries).toHaveLength(1));
  act(() => show.mock.calls[0]?.[0].action?.onAct());
  await waitFor(() => expect(outbox.get().entries).toHaveLength(2));
});
