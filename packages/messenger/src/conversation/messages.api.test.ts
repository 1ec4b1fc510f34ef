import { readId, type ApiClient } from '@my-air/api-client';
import { bindPorts } from '@my-air/feature-kit';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { Message, MessageList } from '../contract.ts';
import { messengerPorts } from '../ports.ts';
import { buildChat } from '../testing/buildChat.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { chatPages } from '../testing/chatPages.ts';
import { createRandom } from '../testing/random.ts';
import { pagedChat } from '../testing/pagedChat.ts';
import { addMessage, loadedMessages, messagesQuery, showMessages } from './messages.api.ts';

const chatId = 1;
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** An open chat whose pages come from `fetchPage`. */
function open(fetchPage: (page: number) => Promise<MessageList>) {
  const send = (_: unknown, { query }: { query: { page?: number } }) => fetchPage(query.page ?? 1);
  // SAFETY: of the client, only `send` is used.
  const api = { send } as unknown as ApiClient;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new InfiniteQueryObserver(client, { ...messagesQuery(api, chatId), enabled: false });
  observer.subscribe(() => {});
  const messages = () => loadedMessages(client, chatId);
  return {
    client,
    observer,
    messages,
    ids: () => messages().map(({ id }) => id),
    text: () => messages()[0]?.message_markdown,
    refetch: () => observer.refetch(),
    older: () => observer.fetchNextPage(),
    newer: () => observer.fetchPreviousPage(),
    hasOlder: () => observer.getCurrentResult().hasNextPage,
    hasNewer: () => observer.getCurrentResult().hasPreviousPage,
    show: (messageId?: number) => showMessages(client, api, chatId, messageId),
    add: (message: Parameters<typeof addMessage>[2]) => addMessage(client, chatId, message),
  };
}

/** Pages whose answers come when the test calls for them. */
function held() {
  const answers: ((list: MessageList) => void)[] = [];
  return { answers, ...open(() => new Promise((resolve) => answers.push(resolve))) };
}

describe('[MS-22] [G-03] paging back', () => {
  test('brings every message once, to the very first', async () => {
    const { refetch, older, ids, hasOlder } = open(pagedChat(103).fetchPage);
    await refetch();
    expect(hasOlder()).toBe(true);
    for (let pages = 0; pages < 4; pages += 1) await older();
    expect(ids()).toEqual(upTo(103));
    expect(hasOlder()).toBe(false);
  });

  test('says when it fails, and goes on when it is told to', async () => {
    const fetchPage = vi.fn(pagedChat(60).fetchPage);
    const { refetch, older, ids } = open(fetchPage);
    await refetch();
    fetchPage.mockRejectedValueOnce(new Error('down'));
    expect((await older()).isFetchNextPageError).toBe(true);
    expect((await older()).isFetchNextPageError).toBe(false);
    expect(ids()).toEqual(upTo(60, 11));
  });

  test('ends where the server gives the same messages again, without saying how many pages there are', async () => {
    const fetchPage = vi.fn(async () => ({
      messages: upTo(3)
        .map((id) => buildMessage(id))
        .reverse(),
    }));
    const { refetch, older, ids, hasOlder } = open(fetchPage);
    await refetch();
    expect(hasOlder()).toBe(true);
    await older();
    expect(hasOlder()).toBe(false);
    expect(ids()).toEqual([1, 2, 3]);
    expect(fetchPage.mock.calls.length).toBeLessThan(5);
  });

  test('an empty chat begins at once', async () => {
    const { refetch, ids, hasOlder } = open(pagedChat(0).fetchPage);
    await refetch();
    expect([ids(), hasOlder()]).toEqual([[], false]);
  });
});

test('[ACC-01] [DIST-03] what else counts unread messages is told once that a chat was read', async () => {
  const onChatRead = vi.fn();
  bindPorts(messengerPorts, { onChatRead });
  onTestFinished(() => bindPorts(messengerPorts, { onChatRead: undefined }));
  const fetchPage = vi.fn(pagedChat(3).fetchPage);
  const { client, refetch } = open(fetchPage);
  const list = chatPages([buildChat({ id: chatId, unread_count: 2 })]);
  client.setQueryData(['messenger', 'active-chats'], list);
  fetchPage.mockRejectedValueOnce(new Error('down'));
  await refetch();
  expect(onChatRead).not.toHaveBeenCalled();
  await refetch();
  await refetch();
  expect(onChatRead).toHaveBeenCalledExactlyOnceWith(client);
});

describe('[MS-21] reading again', () => {
  test('asks for the newest page alone, however many are loaded', async () => {
    const chat = pagedChat(200);
    const { refetch, older, ids } = open(chat.fetchPage);
    await refetch();
    for (let pages = 0; pages < 3; pages += 1) await older();
    chat.arrive(4);
    await refetch();
    expect(chat.asked).toEqual([1, 2, 3, 4, 1]);
    expect(ids()).toEqual(upTo(204, 101));
  });

  test('keeps what was known after a failure', async () => {
    const fetchPage = vi.fn(pagedChat(5).fetchPage);
    const { refetch, ids } = open(fetchPage);
    await refetch();
    fetchPage.mockRejectedValueOnce(new Error('down'));
    expect((await refetch()).isError).toBe(true);
    expect(ids()).toEqual(upTo(5));
  });

  test('what did not change stays the same object, and so does all of it', async () => {
    const chat = pagedChat(30);
    const { refetch, observer, messages } = open(chat.fetchPage);
    await refetch();
    const before = messages();
    const { data } = observer.getCurrentResult();
    await refetch();
    expect(observer.getCurrentResult().data).toBe(data);
    chat.put(buildMessage(29, { message_markdown: 'edited', deleted_at: '2026-11-02T00:00:00Z' }));
    await refetch();
    const changed = messages().filter((message) => !before.includes(message));
    expect(changed).toMatchObject([
      { id: 29, message_markdown: 'edited', deleted_at: '2026-11-02T00:00:00Z' },
    ]);
  });
});

describe('[MS-08] showing a message far back', () => {
  test.for([1, 777, 3_000, 99_974])('number %i of 100,000 takes few readings', async (id) => {
    const chat = pagedChat(100_000);
    const { refetch, show, ids } = open(chat.fetchPage);
    await refetch();
    expect(await show(id)).toBe(true);
    expect(ids()).toContain(id);
    expect(chat.asked.length).toBeLessThan(20);
  });

  test('the newest ones come back in one reading', async () => {
    const { refetch, show, ids, hasNewer } = open(pagedChat(400).fetchPage);
    await refetch();
    await show(180);
    await show();
    expect([ids(), hasNewer()]).toEqual([upTo(400, 376), false]);
  });

  test('one that the chat does not have says so, and leaves what is shown', async () => {
    const { refetch, show, ids } = open(pagedChat(400).fetchPage);
    await refetch();
    const before = ids();
    expect([await show(5_000), await show(180.5)]).toEqual([false, false]);
    expect(ids()).toEqual(before);
  });
});

describe('a message that was sent or changed here', () => {
  const edited = buildMessage(1, { message_markdown: 'edited' });

  test('[MSG-05] is not overwritten by an answer that was asked for before', async () => {
    const { refetch, answers, add, text } = held();
    const first = refetch();
    answers[0]?.({ messages: [buildMessage(1)] });
    await first;
    const second = refetch();
    add(edited);
    answers[1]?.({ messages: [buildMessage(1)] });
    await second;
    expect(text()).toBe('edited');
  });

  test('[MSG-05] is asked for when the answer does not say what it is now', async () => {
    const chat = pagedChat(1);
    const { refetch, client, add } = open(chat.fetchPage);
    await refetch();
    add(undefined);
    expect(client.getQueryState(messagesQuery({} as ApiClient, chatId).queryKey)?.isInvalidated).toBe(true);
  });

  test('[MSG-01] is at the end without a reading; what came before it is read with the next page', async () => {
    const chat = pagedChat(100);
    const { refetch, add, ids } = open(chat.fetchPage);
    await refetch();
    chat.arrive(3);
    add(buildMessage(103));
    expect(ids().slice(-2)).toEqual([100, 103]);
    expect(chat.asked).toEqual([1]);
    await refetch();
    expect(ids()).toEqual(upTo(103, 76));
  });

  test('waits for the newest page while an older one is shown', async () => {
    const { refetch, show, add, ids } = open(pagedChat(400).fetchPage);
    await refetch();
    await show(180);
    add(buildMessage(401));
    expect(ids()).not.toContain(401);
  });
});

test('[MS-22] [G-02] [G-03] [API-03] whatever arrives, whatever is read, however long the server’s pages are and whether its ids are numbers or texts, no message is missing between two', async () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = createRandom(seed);
    const prefix = seed % 2 === 0 ? 'b1c7-' : '';
    const withId = (message: Message) => ({ ...message, id: readId(`${prefix}${message.id}`) });
    const chat = pagedChat(1 + random.below(400), random.pick([1, 5, 25]));
    const { refetch, older, newer, show, add, ids, hasOlder, hasNewer } = open(async (page) => {
      const list = await chat.fetchPage(page);
      return { ...list, messages: list.messages.map(withId) };
    });
    const places = () => ids().map((id) => Number(String(id).slice(prefix.length)));
    await refetch();
    for (let step = 0; step < 15; step += 1) {
      const dice = random.below(11);
      if (dice < 3) chat.arrive(random.below(random.pick([4, 40, 400])));
      else if (dice < 5) await refetch();
      else if (dice < 7 && hasOlder()) await older();
      else if (dice < 8 && hasNewer()) await newer();
      else if (dice < 9) await show(readId(`${prefix}${1 + random.below(chat.count())}`));
      else if (dice < 10) await show();
      else {
        chat.arrive(1);
        add(withId(buildMessage(chat.count())));
        await refetch();
      }
      const loaded = places();
      expect({ seed, step, loaded }).toEqual({ seed, step, loaded: upTo(loaded.at(-1)!, loaded[0]) });
    }
    while (hasNewer()) await newer();
    await refetch();
    while (hasOlder()) await older();
    expect(places()).toEqual(upTo(chat.count()));
  }
});
