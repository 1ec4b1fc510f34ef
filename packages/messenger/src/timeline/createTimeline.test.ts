import { describe, expect, test, vi } from 'vitest';

import type { MessageList } from '../contract.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { pagedChat } from '../testing/pagedChat.ts';
import { createTimeline } from './createTimeline.ts';
import { gapsOf, hasOlder } from './Timeline.ts';

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);
function open(chat: ReturnType<typeof pagedChat>) {
  const store = createTimeline({ fetchPage: chat.fetchPage, now: () => 1 });
  const ids = () => store.get().timeline.messages.map(({ id }) => id);
  return { store, ids };
}
/** A page whose answer comes when the test calls for it. */
function held() {
  const answers: ((list: MessageList) => void)[] = [];
  const store = createTimeline({
    fetchPage: () => new Promise((resolve) => answers.push(resolve)),
    now: () => 1,
  });
  return { store, answers };
}
const text = (store: ReturnType<typeof createTimeline>, place = 0) =>
  store.get().timeline.messages[place]?.message_markdown;

describe('[MS-22] [G-03] paging back', () => {
  test('brings every message once, to the very first', async () => {
    const { store, ids } = open(pagedChat(103));
    await store.refresh();
    expect(hasOlder(store.get().timeline)).toBe(true);
    for (let pages = 0; pages < 10; pages += 1) await store.fetchOlder();
    expect(ids()).toEqual(upTo(103));
    expect(hasOlder(store.get().timeline)).toBe(false);
  });

  test.for([1, 5, 24, 25, 26, 60, 900])(
    'leaves no hole when %i messages arrive between two pages',
    async (more) => {
      const chat = pagedChat(150);
      const { store, ids } = open(chat);
      await store.refresh();
      for (let pages = 0; pages < 12; pages += 1) {
        if (pages < 3) chat.arrive(more);
        await store.fetchOlder();
      }
      expect(ids().slice(0, 150)).toEqual(upTo(150));
      await store.refresh();
      for (let times = 0; times < 200; times += 1) {
        const [gap] = gapsOf(store.get().timeline);
        if (gap) await store.fill(gap);
      }
      expect(ids()).toEqual(upTo(150 + 3 * more));
      expect(gapsOf(store.get().timeline)).toEqual([]);
    },
  );

  test('reads as much new as a page holds at a time', async () => {
    const chat = pagedChat(150);
    const { store, ids } = open(chat);
    await store.refresh();
    chat.arrive(10);
    await store.fetchOlder();
    expect(ids().filter((id) => id <= 125).length).toBeGreaterThanOrEqual(25);
  });

  test('asks once, however often it is told to', async () => {
    const chat = pagedChat(150);
    const { store } = open(chat);
    await store.refresh();
    await Promise.all([store.fetchOlder(), store.fetchOlder()]);
    expect(chat.asked).toEqual([1, 2]);
  });

  test('says when it fails, and goes on when it is told to', async () => {
    const chat = pagedChat(60);
    const fetchPage = vi.fn(chat.fetchPage);
    const store = createTimeline({ fetchPage, now: () => 1 });
    await store.refresh();
    fetchPage.mockRejectedValueOnce(new Error('down'));
    await store.fetchOlder();
    expect(store.get()).toMatchObject({ olderError: new Error('down'), isFetchingOlder: false });
    await store.fetchOlder();
    expect(store.get()).toMatchObject({ olderError: undefined });
    expect(store.get().timeline.messages).toHaveLength(50);
  });

  test('an empty chat begins at once', async () => {
    const { store, ids } = open(pagedChat(0));
    await store.refresh();
    expect(ids()).toEqual([]);
    expect(hasOlder(store.get().timeline)).toBe(false);
    expect(store.get().fetchedAt).toBe(1);
  });
});

describe('[MS-21] after a pause', () => {
  test.for([3, 25, 26, 70])('%i missed messages are read with the newest page', async (more) => {
    const chat = pagedChat(100);
    const { store, ids } = open(chat);
    await store.refresh();
    chat.arrive(more);
    await store.refresh();
    expect(ids()).toEqual(upTo(100 + more, 76));
    expect(gapsOf(store.get().timeline)).toEqual([]);
  });

  test('more than that leaves a gap, which is closed a page at a time', async () => {
    const chat = pagedChat(100);
    const { store, ids } = open(chat);
    await store.refresh();
    chat.arrive(300);
    await store.refresh();
    let [gap] = gapsOf(store.get().timeline);
    expect(gap).toMatchObject({ afterId: 100 });
    for (let times = 0; gap && times < 20; times += 1) {
      await store.fill(gap);
      [gap] = gapsOf(store.get().timeline);
    }
    expect(gap).toBeUndefined();
    expect(ids()).toEqual(upTo(400, 76));
  });

  test('an answer that was asked for earlier does not undo a later one', async () => {
    const { store, answers } = held();
    const [early, late] = [store.refresh(), store.refresh()];
    answers[1]?.({ messages: [buildMessage(1, { message_markdown: 'new' })] });
    await late;
    answers[0]?.({ messages: [buildMessage(1, { message_markdown: 'old' }), buildMessage(9)] });
    await early;
    expect(text(store)).toBe('new');
    expect(store.get().timeline.messages).toHaveLength(1);
  });

  test('a failure keeps what was known, and the next success forgets it', async () => {
    const chat = pagedChat(5);
    const fetchPage = vi.fn(chat.fetchPage);
    const store = createTimeline({ fetchPage, now: () => 1 });
    await store.refresh();
    fetchPage.mockRejectedValueOnce(new Error('down'));
    await expect(store.refresh()).rejects.toThrow('down');
    expect(store.get()).toMatchObject({ error: new Error('down'), isFetching: false });
    expect(store.get().timeline.messages).toHaveLength(5);
    await store.refresh();
    expect(store.get().error).toBeUndefined();
  });
});

describe('[MS-08] reaching a message', () => {
  test.for([1, 777, 3_000, 99_974])('number %i of 100,000 takes few readings', async (id) => {
    const chat = pagedChat(100_000);
    const { store, ids } = open(chat);
    await store.refresh();
    expect(await store.reach(id)).toBe(true);
    expect(ids()).toContain(id);
    expect(chat.asked.length).toBeLessThan(20);
  });

  test('reads on from there in both directions until all is one', async () => {
    const { store, ids } = open(pagedChat(400));
    await store.refresh();
    await store.reach(180);
    expect(gapsOf(store.get().timeline)).toHaveLength(1);
    for (let times = 0; times < 20; times += 1) {
      const [gap] = gapsOf(store.get().timeline);
      if (gap) await store.fill(gap);
      await store.fetchOlder();
    }
    expect(ids()).toEqual(upTo(400));
  });

  test('of one that the chat does not have says so, and leaves nothing behind', async () => {
    const { store, ids } = open(pagedChat(400));
    await store.refresh();
    const before = ids();
    expect([await store.reach(5_000), await store.reach(180.5)]).toEqual([false, false]);
    expect(ids()).toEqual(before);
  });
});

describe('a message that was changed here', () => {
  const edited = { ...buildMessage(1), message_markdown: 'edited' };

  test('is not overwritten by an answer that was asked for before', async () => {
    const { store, answers } = held();
    store.apply(buildMessage(1));
    const reading = store.refresh();
    store.apply(edited);
    answers[0]?.({ messages: [buildMessage(1)] });
    await reading;
    expect(text(store)).toBe('edited');
  });

  test('[MSG-06] goes back when the server refuses, unless something newer has come', async () => {
    const { store } = open(pagedChat(1));
    await store.refresh();
    const undo = store.change(1, (message) => ({ ...message, message_markdown: 'guessed' }));
    expect(text(store)).toBe('guessed');
    undo();
    expect(text(store)).toBe('Message 1');
    const late = store.change(1, (message) => ({ ...message, message_markdown: 'guessed' }));
    store.apply(edited);
    late();
    expect(text(store)).toBe('edited');
  });

  test('[MSG-06] stays while the server does not know of it, whatever is read meanwhile', async () => {
    const { store } = open(pagedChat(1));
    await store.refresh();
    const first = store.change(1, (message) => ({ ...message, message_markdown: 'guessed' }));
    const second = store.change(1, (message) => ({ ...message, message_markdown: 'guessed again' }));
    await store.refresh();
    expect(text(store)).toBe('guessed again');
    second();
    await store.refresh();
    first();
    await store.refresh();
    expect(text(store)).toBe('Message 1');
  });

  test('[MSG-01] one that was sent is at the end, and makes no gap; what came before it is read with the next page', async () => {
    const chat = pagedChat(100);
    const { store, ids } = open(chat);
    await store.refresh();
    chat.arrive(3);
    store.apply(buildMessage(103));
    expect(ids().slice(-2)).toEqual([100, 103]);
    expect(gapsOf(store.get().timeline)).toEqual([]);
    await store.refresh();
    expect(ids().slice(-4)).toEqual([100, 101, 102, 103]);
  });
});

test('what did not change stays the same object, and so does the list', async () => {
  const chat = pagedChat(30);
  const { store } = open(chat);
  await store.refresh();
  const { messages } = store.get().timeline;
  await store.refresh();
  expect(store.get().timeline.messages).toBe(messages);
  chat.put(buildMessage(29, { message_markdown: 'edited', updated_at: '2026-11-02T00:00:00Z' }));
  await store.refresh();
  const after = store.get().timeline.messages;
  expect(after.find(({ id }) => id === 29)?.message_markdown).toBe('edited');
  expect(after.filter((message) => !messages.includes(message))).toHaveLength(1);
});

test('what is being read is given up when the chat is left', async () => {
  const { store, answers } = held();
  const reading = store.refresh();
  store.stop();
  answers[0]?.({ messages: [buildMessage(1)] });
  await reading;
  expect(store.get()).toMatchObject({ timeline: { messages: [] }, isFetching: false });
});
