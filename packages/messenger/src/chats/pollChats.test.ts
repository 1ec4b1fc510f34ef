import { ApiError } from '@my-air/api-client';
import { answer, stubPortal, type StubPortal } from '@my-air/feature-testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { listActiveChats, type ChatList } from '../contract.ts';
import { messengerContributions } from '../contributions.ts';
import { buildChat } from '../testing/buildChat.ts';
import { activeChatsQuery } from './chats.api.ts';
import { pollChats } from './pollChats.ts';

const minute = 60_000;
let stop: () => void = () => {};
let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const chat = buildChat({ updated_at: '2026-11-20T10:00:00.000Z', unread_count: 2 });
const meta = { current_page: 1, last_page: 1, per_page: 20, archived_chats_exist: false };
function start(
  reply:
    | ChatList
    | Error
    | ((input: { query?: { after?: string | undefined } | undefined }) => ChatList | Promise<ChatList>),
  isOpen = false,
) {
  const portal = stubPortal({ answers: answer(listActiveChats, reply) });
  const presence = { open: isOpen };
  stop = pollChats(portal, { isOpen: () => presence.open });
  return { portal, presence };
}
const listOf = ({ queryClient, api }: StubPortal) =>
  queryClient.getQueryData<ChatList>(activeChatsQuery(api).queryKey);
const afters = ({ api }: StubPortal) => api.calls.map(({ query }) => (query as { after?: string })?.after);
function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('[MSG-07] [MS-20] [G-01] the chats are read', () => {
  test('once a minute outside the messenger', async () => {
    const { portal } = start({ chats: [chat] });
    await vi.advanceTimersByTimeAsync(minute * 3);
    expect(portal.api.calls.map(({ key }) => key)).toEqual(Array(4).fill('GET api/active-chats'));
    expect(listOf(portal)).toEqual({ chats: [chat] });
  });

  test('as often when the clock is put back', async () => {
    const { portal } = start({ chats: [chat] });
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() - 60 * minute);
    show('hidden');
    show('visible');
    await vi.advanceTimersByTimeAsync(minute * 3);
    expect(portal.api.calls).toHaveLength(5);
  });

  test('every eight seconds while the messenger is open, and slowly again afterwards', async () => {
    const { portal, presence } = start({ chats: [chat] }, true);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(portal.api.calls).toHaveLength(11);
    presence.open = false;
    await vi.advanceTimersByTimeAsync(minute);
    expect(portal.api.calls).toHaveLength(12);
  });

  test('never while the tab is hidden, and at once, whole, on return', async () => {
    const { portal } = start({ chats: [chat] }, true);
    await vi.advanceTimersByTimeAsync(8_000);
    show('hidden');
    await vi.advanceTimersByTimeAsync(24 * 60 * minute);
    expect(afters(portal)).toEqual([undefined, chat.updated_at]);
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(afters(portal)).toEqual([undefined, chat.updated_at, undefined]);
  });

  test('later each time it fails, at most two minutes later, and at the usual pace once it works', async () => {
    const down = new ApiError({ code: 'server', key: listActiveChats.key, pageLoading: false, status: 500 });
    const { portal } = start(down, true);
    const counts: number[] = [];
    for (const pause of [16_000, 32_000, 64_000, 120_000, 120_000]) {
      await vi.advanceTimersByTimeAsync(pause);
      counts.push(portal.api.calls.length);
    }
    expect(counts).toEqual([2, 3, 4, 5, 6]);
    portal.api.answer(answer(listActiveChats, { chats: [] }));
    await vi.advanceTimersByTimeAsync(120_000);
    const { length } = portal.api.calls;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(portal.api.calls).toHaveLength(length + 2);
  });

  test('[AUTH-08] not again when the first sign-in has just loaded them', async () => {
    const portal = stubPortal({ answers: answer(listActiveChats, { chats: [] }) });
    const load = await messengerContributions.firstLoad!();
    await load(portal);
    stop = pollChats(portal, { isOpen: () => false });
    await vi.advanceTimersByTimeAsync(0);
    expect(portal.api.calls).toHaveLength(1);
  });
});

describe('[G-04] between whole pages only what changed is asked for', () => {
  test('from the latest change on, and is put in by number', async () => {
    const other = buildChat({ updated_at: '2026-11-19T10:00:00.000Z' });
    const changed = { ...other, updated_at: '2026-11-20T11:00:00.000Z', unread_count: 1 };
    const { portal } = start(
      ({ query }) => ({ chats: query?.after ? [changed] : [chat, other], meta }),
      true,
    );
    await vi.advanceTimersByTimeAsync(8_000);
    expect(afters(portal)).toEqual([undefined, chat.updated_at]);
    expect(listOf(portal)).toEqual({ chats: [changed, chat], meta });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(afters(portal).at(-1)).toBe(changed.updated_at);
  });

  test('and the whole page when that is more than one answer holds, or two minutes have passed', async () => {
    const { portal } = start(
      ({ query }) => ({ chats: [chat], meta: { ...meta, last_page: query?.after ? 4 : 1 } }),
      true,
    );
    await vi.advanceTimersByTimeAsync(8_000);
    expect(afters(portal)).toEqual([undefined, chat.updated_at, undefined]);
    portal.api.answer(answer(listActiveChats, { chats: [chat], meta }));
    await vi.advanceTimersByTimeAsync(128_000);
    expect(
      afters(portal)
        .slice(3)
        .filter((after) => after === undefined),
    ).toHaveLength(1);
  });
});

test('[G-05] an answer from before a chat was read does not make it unread again', async () => {
  let reply: (list: ChatList) => void = () => {};
  const { portal } = start(
    ({ query }) =>
      query?.after ? new Promise<ChatList>((resolve) => (reply = resolve)) : { chats: [chat], meta },
    true,
  );
  await vi.advanceTimersByTimeAsync(8_000);
  const { queryKey } = activeChatsQuery(portal.api);
  portal.queryClient.setQueryData<ChatList>(queryKey, { chats: [{ ...chat, unread_count: 0 }], meta });
  reply({ chats: [{ ...chat }], meta });
  await vi.advanceTimersByTimeAsync(0);
  expect(listOf(portal)?.chats[0]?.unread_count).toBe(0);
  await vi.advanceTimersByTimeAsync(8_000);
  const newer = { ...chat, updated_at: '2026-11-20T12:00:00.000Z', unread_count: 1 };
  reply({ chats: [newer], meta });
  await vi.advanceTimersByTimeAsync(0);
  expect(listOf(portal)?.chats[0]?.unread_count).toBe(1);
});

test('[MSG-07] the feature reads them in the background of every screen', async () => {
  const portal = stubPortal({ answers: answer(listActiveChats, { chats: [chat] }) });
  const background = await messengerContributions.background!();
  stop = background.start(portal);
  await vi.advanceTimersByTimeAsync(0);
  expect(listOf(portal)?.chats).toHaveLength(1);
});

test('[G-05] nor does a whole page that was asked for before', async () => {
  let reply: (list: ChatList) => void = () => {};
  const { portal } = start(() => new Promise<ChatList>((resolve) => (reply = resolve)));
  await vi.advanceTimersByTimeAsync(0);
  reply({ chats: [chat], meta });
  await vi.advanceTimersByTimeAsync(minute * 2);
  const { queryKey } = activeChatsQuery(portal.api);
  expect(afters(portal).at(-1)).toBe(chat.updated_at);
  reply({ chats: [], meta });
  await vi.advanceTimersByTimeAsync(minute * 2);
  expect(afters(portal).at(-1)).toBeUndefined();
  portal.queryClient.setQueryData<ChatList>(queryKey, { chats: [{ ...chat, unread_count: 0 }], meta });
  reply({ chats: [{ ...chat }], meta });
  await vi.advanceTimersByTimeAsync(0);
  expect(listOf(portal)?.chats[0]?.unread_count).toBe(0);
});

test('[MSG-07] a failure shows at the list, which keeps what was known', async () => {
  const { portal } = start({ chats: [chat], meta }, true);
  await vi.advanceTimersByTimeAsync(0);
  portal.api.answer(
    answer(listActiveChats, new ApiError({ code: 'network', key: listActiveChats.key, pageLoading: false })),
  );
  await vi.advanceTimersByTimeAsync(8_000);
  const { queryKey } = activeChatsQuery(portal.api);
  expect(portal.queryClient.getQueryState(queryKey)).toMatchObject({ status: 'error' });
  expect(listOf(portal)?.chats).toEqual([chat]);
});

test('[MSG-07] what another tab has read shows here too', async () => {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      set onmessage(listener: (event: { data: unknown }) => void) {
        listeners.push(listener);
      }
      postMessage() {}
      close() {}
    },
  );
  const { portal } = start({ chats: [chat], meta });
  await vi.advanceTimersByTimeAsync(0);
  const newer = { ...chat, updated_at: '2026-11-20T12:00:00.000Z', unread_count: 7 };
  for (const listener of listeners) listener({ data: { list: { chats: [newer], meta }, isWhole: false } });
  expect(listOf(portal)?.chats).toEqual([newer]);
  for (const listener of listeners) listener({ data: null });
  expect(listOf(portal)?.chats).toEqual([newer]);
  vi.unstubAllGlobals();
});
