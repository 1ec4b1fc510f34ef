import 'fake-indexeddb/auto';
import { ApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-kit';
import { renderInPortal, stubPortal, type Answers } from '@my-air/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { listActiveChats, listArchivedChats, type Chat } from '../contract.ts';
import { messengerBackground } from '../conversation/messengerBackground.ts';
import { loadMessages } from '../locales/index.ts';
import { MessengerScreen, type MessengerScreenProps } from '../screen/MessengerScreen.tsx';
import { buildChat } from '../testing/buildChat.ts';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { chatsQuery, knownChats, loadChats, openChatListInterval } from './chats.api.ts';
import { unreadChatsBadge } from './countUnread.ts';
import { UnreadChatsCard } from './UnreadChatsCard.tsx';

let stop = () => {};
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  stop();
  stop = () => {};
  vi.useRealTimers();
});

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString();
const named = (id: number, minute: number, overrides: Partial<Chat> = {}) =>
  buildChat({
    id,
    process: { processable_type: 'support', processable: { summary: `Chat ${id}` } },
    updated_at: at(minute),
    ...overrides,
  });
/** 45 active chats, numbers 1 to 45, and 30 archived ones from 101 on, the latest change first. */
function chatsOfThreePages() {
  const active = Array.from({ length: 45 }, (_, place) => named(place + 1, -place));
  const archived = Array.from({ length: 30 }, (_, place) =>
    named(place + 101, -100 - place, { archived_at: at(0) }),
  );
  return { active, archived };
}

function open(answers: Answers, props: Partial<MessengerScreenProps> = {}) {
  const screenProps = { section: undefined, chatId: undefined, messageId: undefined, onOpen: () => {} };
  const { portal } = renderInPortal(<MessengerScreen {...screenProps} {...props} />, {
    path: '/messenger',
    loadMessages,
    answers,
  });
  /** The numbers of the chats in the order of the list, also of those that are out of sight. */
  const numbers = () => {
    const { queryKey } = chatsQuery(portal.api, props.section === 'archive' ? 'archive' : 'active');
    const pages = portal.queryClient.getQueryData(queryKey);
    return pages && knownChats(pages).chats.map(({ id }) => id);
  };
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const readOn = async () => user.click(await screen.findByRole('button', { name: 'Show more' }));
  return { portal, numbers, pass, user, readOn };
}
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);
const refusal = (key: string) => new ApiError({ code: 'server', key, pageLoading: false, status: 500 });

describe('[MSG-01] [MS-22] of a list with more than one page', () => {
  test('all chats are read, page after page', async () => {
    const { numbers, readOn } = open(messengerAnswers(chatsOfThreePages()));
    await readOn();
    await readOn();
    await waitFor(() => expect(numbers()).toEqual(upTo(45)));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('none vanishes when others move up from the pages behind', async () => {
    const { active, archived } = chatsOfThreePages();
    const { numbers, readOn, pass } = open(messengerAnswers({ active, archived }));
    await readOn();
    await waitFor(() => expect(numbers()).toEqual(upTo(40)));
    const moved = active.splice(42, 2).map((chat, place) => ({ ...chat, updated_at: at(9 - place) }));
    active.unshift(...moved);
    await pass(openChatListInterval);
    await waitFor(() => expect(numbers()).toEqual([43, 44, ...upTo(38)]));
  });

  test('one that was archived leaves the second page, and one that came back leaves the archive', async () => {
    const { active, archived } = chatsOfThreePages();
    const { numbers, readOn, pass } = open(messengerAnswers({ active, archived }), { section: 'archive' });
    await readOn();
    await waitFor(() => expect(numbers()).toEqual(upTo(130, 101)));
    active.unshift(...archived.splice(25, 1));
    await pass(openChatListInterval);
    await waitFor(() => expect(numbers()).toEqual([...upTo(125, 101), ...upTo(130, 127)]));
  });

  test('a page that failed can be tried again, also by a search', async () => {
    const { active, archived } = chatsOfThreePages();
    const answers = messengerAnswers({ active, archived });
    let isDown = true;
    const { readOn, user, numbers } = open({
      ...answers,
      [listActiveChats.key]: (call: { query?: { page?: number } }) => {
        if (isDown && call.query?.page === 2) throw refusal(listActiveChats.key);
        return (answers[listActiveChats.key] as (call: unknown) => unknown)(call);
      },
    });
    await readOn();
    expect(await screen.findByText('More could not be loaded')).toBeTruthy();
    expect(numbers()).toEqual(upTo(20));
    await user.type(screen.getByRole('searchbox', { name: 'Search in chats' }), 'Chat 33');
    expect(await screen.findByText('Looked through 20 loaded chats')).toBeTruthy();
    expect(screen.getByText('More could not be loaded')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const list = await screen.findByRole('list', { name: 'Chats' });
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(within(list).getByText('Chat 33')).toBeTruthy();
  });
});

function Badge() {
  const { data } = useQuery(unreadChatsBadge(usePortal())!);
  return <output>{data} in the badge</output>;
}

describe('[MSG-01] [MS-29] what is unread', () => {
  test('is counted on every page, by the badge, the title and the card', async () => {
    const { active } = chatsOfThreePages();
    active[44] = { ...active[44]!, unread_count: 4 };
    active[2] = { ...active[2]!, unread_count: 1 };
    const { portal } = open(messengerAnswers({ active }));
    act(() => void (stop = messengerBackground.start(portal)));
    const { container } = renderInPortal(
      <>
        <Badge />
        <UnreadChatsCard />
      </>,
      { portal },
    );
    expect(await screen.findByText('5 in the badge')).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^\(5\) /));
    expect(within(container).getAllByRole('listitem')).toHaveLength(2);
  });
});

test('[MSG-01] [MS-29] what is unread behind the first page is counted at once, also where that was read ahead', async () => {
  const { active } = chatsOfThreePages();
  active[44] = { ...active[44]!, unread_count: 4 };
  const portal = stubPortal({ loadMessages, answers: messengerAnswers({ active }) });
  await loadChats(portal);
  stop = messengerBackground.start(portal);
  renderInPortal(<Badge />, { portal });
  await waitFor(() => expect(screen.getByText('4 in the badge')).toBeTruthy());
  expect(portal.api.calls.filter(({ key }) => key === listActiveChats.key)).toHaveLength(3);
});

describe('[MSG-02] a chat of an address', () => {
  test.each([45, 130])('is opened from any page of both lists: number %i', async (chatId) => {
    open(messengerAnswers(chatsOfThreePages()), { chatId });
    expect(await screen.findByRole('heading', { level: 2, name: `Chat ${chatId}` })).toBeTruthy();
  });

  test('is said not to exist once all pages were read', async () => {
    const { portal } = open(messengerAnswers(chatsOfThreePages()), { chatId: 999 });
    expect(await screen.findByText('Chat not found')).toBeTruthy();
    const pages = (key: string) =>
      portal.api.calls.flatMap((call) =>
        call.key === key ? ((call.query as { page?: number } | undefined)?.page ?? 1) : [],
      );
    expect(new Set(pages(listActiveChats.key))).toEqual(new Set([1, 2, 3]));
    expect(new Set(pages(listArchivedChats.key))).toEqual(new Set([1, 2]));
  });

  test('that was not there yet can be looked for again', async () => {
    const { active, archived } = chatsOfThreePages();
    const { portal, user } = open(messengerAnswers({ active, archived: [] }), { chatId: 130 });
    expect(await screen.findByText('Chat not found')).toBeTruthy();
    portal.api.answer(messengerAnswers({ active, archived }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Chat 130' })).toBeTruthy();
  });

  test('that could not be searched for can be tried again', async () => {
    const answers = messengerAnswers(chatsOfThreePages());
    const { portal, user } = open(
      { ...answers, [listArchivedChats.key]: refusal(listArchivedChats.key) },
      { chatId: 130 },
    );
    expect(await screen.findByText('The chat could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Chat not found')).toBeNull();
    portal.api.answer(answers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Chat 130' })).toBeTruthy();
  });

  test('stays open while a reading of the list misses it', async () => {
    const { active, archived } = chatsOfThreePages();
    const { pass } = open(messengerAnswers({ active, archived }), { chatId: 3 });
    const heading = await screen.findByRole('heading', { level: 2, name: 'Chat 3' });
    archived.push(...active.splice(2, 1));
    await pass(openChatListInterval);
    await waitFor(() => expect(heading.isConnected).toBe(true));
  });
});
