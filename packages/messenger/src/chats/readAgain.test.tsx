import { answer, renderInPortal, stubPortal, type StubPortal } from '@my-air/feature-kit/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { listActiveChats } from '../contract.ts';
import { messengerBackground } from '../conversation/messengerBackground.ts';
import { MessengerScreen } from '../screen/MessengerScreen.tsx';
import { buildChat } from '../testing/buildChat.ts';
import { chatsQuery, loadChats } from './chats.api.ts';

const minute = 60_000;
const chats = [buildChat({ unread_count: 2 })];
let stop: () => void = () => {};
let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  stop = () => {};
  vi.useRealTimers();
});

const open = () => stubPortal({ answers: answer(listActiveChats, { chats }) });
const reads = ({ api }: StubPortal) => api.calls.filter(({ key }) => key === listActiveChats.key).length;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const start = (portal: StubPortal) => {
  stop = messengerBackground.start(portal);
};

describe('[MSG-07] [MS-20] [G-01] the chats are read', () => {
  test('once a minute on every screen', async () => {
    const portal = open();
    start(portal);
    await pass(3 * minute);
    expect(reads(portal)).toBe(4);
    const { queryKey } = chatsQuery(portal.api, 'active');
    expect(portal.queryClient.getQueryData(queryKey)?.pages).toEqual([{ chats }]);
  });

  test('[MS-32] every eight seconds while the messenger is open, and slowly again afterwards', async () => {
    const portal = open();
    start(portal);
    const { unmount } = renderInPortal(
      <MessengerScreen section={undefined} chatId={undefined} messageId={undefined} onOpen={() => {}} />,
      { portal },
    );
    await vi.waitFor(() => expect(document.querySelector('h1, h2')).toBeTruthy(), { interval: 0 });
    await pass(0);
    const before = reads(portal);
    await pass(80_000);
    expect(reads(portal)).toBe(before + 10);
    unmount();
    await pass(minute);
    expect(reads(portal)).toBe(before + 11);
  });

  test('never again while the tab is hidden, and at once on return', async () => {
    const portal = open();
    portal.queryClient.mount();
    start(portal);
    await pass(0);
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await pass(24 * 60 * minute);
    expect(reads(portal)).toBe(1);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await pass(0);
    expect(reads(portal)).toBe(2);
  });

  test('[AUTH-08] not again when the first sign-in has just loaded them', async () => {
    const portal = open();
    await loadChats(portal);
    start(portal);
    await pass(0);
    expect(reads(portal)).toBe(1);
  });
});
