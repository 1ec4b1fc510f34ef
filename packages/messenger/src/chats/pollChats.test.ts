import { answer, stubPortal } from '@my-air/feature-api/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listActiveChats } from '../contract.ts';
import { messengerFeature } from '../feature.ts';
import { buildChat } from '../testing/buildChat.ts';
import { activeChatsQuery } from './chats.api.ts';

let stop: () => void = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('[MSG-07] the chats are read once a minute outside the messenger', async () => {
  const chats = [buildChat()];
  const portal = stubPortal({ answers: answer(listActiveChats, { chats }) });
  const background = await messengerFeature.background!();
  stop = background.start(portal);
  await vi.advanceTimersByTimeAsync(60_000 * 3);
  expect(portal.api.calls.map(({ key }) => key)).toEqual(Array(4).fill('GET api/active-chats'));
  expect(portal.queryClient.getQueryData(activeChatsQuery(portal.api).queryKey)).toEqual({ chats });
});

test('[AUTH-08] the first sign-in loads the chats, and the background does not ask again at once', async () => {
  const portal = stubPortal({ answers: answer(listActiveChats, { chats: [] }) });
  const load = await messengerFeature.firstLoad!();
  await load(portal);
  const background = await messengerFeature.background!();
  stop = background.start(portal);
  await vi.advanceTimersByTimeAsync(0);
  expect(portal.api.calls).toHaveLength(1);
});
