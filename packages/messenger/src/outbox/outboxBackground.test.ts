import 'fake-indexeddb/auto';

import { ApiError } from '@my-air/api-client';
import { answer, buildUser, stubPortal } from '@my-air/feature-testing';
import { afterEach, expect, test, vi } from 'vitest';

import { listActiveChats, sendMessage } from '../contract.ts';
import { activeChatsQuery } from '../chats/chats.api.ts';
import { outboxBackground, outboxOf } from './outboxOf.ts';

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

let lastUser = 50;
/** A portal with a user of its own for each test, since all tests share one storage. */
function openPortal(options: Parameters<typeof stubPortal>[0] = {}) {
  lastUser += 1;
  const portal = stubPortal({ user: buildUser({ id: lastUser }), ...options });
  const outbox = outboxOf(portal, lastUser);
  const sends = () => portal.api.calls.filter(({ key }) => key === sendMessage.key);
  return { portal, outbox, sends, userId: lastUser };
}
const hello = { kind: 'message', chatId: 4, message: 'Hello' } as const;
const sent = answer(sendMessage, { chat_message: { id: 9 } });

test('[MS-01] what was written before the page was loaded goes out, and the list of chats is read again', async () => {
  const { portal, outbox, sends } = openPortal({
    answers: { ...sent, ...answer(listActiveChats, { chats: [] }) },
  });
  const { queryKey } = activeChatsQuery(portal.api);
  portal.queryClient.setQueryData(queryKey, { chats: [] });
  await outbox.enqueue(hello);
  expect(sends()).toEqual([]);
  stops.push(outboxBackground.start(portal));
  await vi.waitFor(() =>
    expect(outbox.get()).toMatchObject({ entries: [], sent: [{ entry: { item: hello } }] }),
  );
  expect(sends()).toMatchObject([{ params: { chatId: 4 }, body: { message: 'Hello' } }]);
  expect(portal.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('[MS-01] what is written without a network goes out when it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { portal, outbox, sends } = openPortal({ answers: sent });
  stops.push(outboxBackground.start(portal));
  await outbox.enqueue(hello);
  await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(1));
  expect(sends()).toEqual([]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sends()).toHaveLength(1));
});

test('[AUTH-06] a 401 keeps it, and the same person’s next sign-in sends it', async () => {
  const { portal, outbox, sends, userId } = openPortal({
    answers: answer(
      sendMessage,
      new ApiError({ code: 'unauthenticated', key: sendMessage.key, pageLoading: false, status: 401 }),
    ),
  });
  portal.session.recheck = () => {
    portal.session.become(null);
    return Promise.resolve(false);
  };
  const stop = outboxBackground.start(portal);
  await outbox.enqueue(hello);
  await vi.waitFor(() => expect(sends()).toHaveLength(1));
  await vi.waitFor(() => expect(outbox.get().entries).toMatchObject([{ state: 'queued' }]));
  stop();
  stops.push(outboxBackground.start(portal));
  expect(sends()).toHaveLength(1);

  portal.session.become(buildUser({ id: userId }));
  portal.api.answer(sent);
  stops.push(outboxBackground.start(portal));
  await vi.waitFor(() => expect(outbox.get().entries).toEqual([]));
  expect(sends()).toHaveLength(2);
});

test('[ERR-11] a chat that is closed to the person has the list read again, and the text stays', async () => {
  const forbidden = new ApiError({
    code: 'forbidden',
    key: sendMessage.key,
    pageLoading: false,
    status: 403,
  });
  const { portal, outbox } = openPortal({ answers: answer(sendMessage, forbidden) });
  const { queryKey } = activeChatsQuery(portal.api);
  portal.queryClient.setQueryData(queryKey, { chats: [] });
  stops.push(outboxBackground.start(portal));
  await outbox.enqueue(hello);
  await vi.waitFor(() => expect(outbox.get().entries).toMatchObject([{ state: 'refused', item: hello }]));
  expect(portal.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('screens and the background share one outbox of a person', () => {
  const { portal, outbox, userId } = openPortal();
  expect(outboxOf(portal, userId)).toBe(outbox);
  expect(outboxOf(portal, userId + 1000)).not.toBe(outbox);
});
