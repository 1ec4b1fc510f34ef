import 'fake-indexeddb/auto';
import { atomStore } from '@my-air/feature-kit/state';
import { buildFailure, buildUser } from '@my-air/feature-kit/testing';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { draftFilesAtom, UnreadableFileError } from '../drafts/draftFiles.ts';
import { openTab as open, type TabOptions } from '../testing/openTab.ts';
import { messengerPendingChanges } from './messengerPendingChanges.ts';
import { changeOutgoing, listOutgoing } from './outgoingStore.ts';
import { tellTabs } from './tabNews.ts';

let userId = 300;
const tabs: { close: () => void }[] = [];

/** A tab of the test's own user, or of another one. */
function openTab(options: Partial<TabOptions> = {}) {
  const tab = open({ userId, ...options });
  tabs.push(tab);
  return tab;
}

/** A tab of a browser that has not opened its storage yet. */
async function openFreshTab() {
  vi.resetModules();
  const fresh = await import('../testing/openTab.ts');
  const tab = fresh.openTab({ userId });
  tabs.push(tab);
  return tab;
}

beforeEach(() => void (userId += 1));
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

/** The server's answers as they are wanted, each when it is. */
function heldAnswers() {
  const held: PromiseWithResolvers<unknown>[] = [];
  return {
    serve: () => {
      const answer = Promise.withResolvers<unknown>();
      held.push(answer);
      return answer.promise;
    },
    count: () => held.length,
    answer: (place: number, with_?: unknown) => held[place]!.resolve(with_),
  };
}

const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('[MS-01] [MSG-09] a message is stored before a byte of it leaves, and no more once the server has it', async () => {
  const seen: unknown[] = [];
  const tab = openTab({
    serve: async () =>
      void seen.push(...(await listOutgoing(userId)).map(({ text, state }) => [text, state])),
  });
  await tab.write('Hello');
  await vi.waitFor(() => expect(tab.sent).toEqual(['Hello']));
  expect(seen).toEqual([['Hello', 'sending']]);
  expect(await tab.unsent()).toEqual([]);
  expect(tab.received).toHaveLength(1);
});

test('[MS-02] the messages of a chat leave one after the other, and do not wait for those of other chats', async () => {
  const held = heldAnswers();
  const tab = openTab({ serve: held.serve });
  await tab.write('One');
  await tab.write('Two');
  await tab.write('Elsewhere', { chatId: 2 });
  await vi.waitFor(() => expect(tab.received.map(({ text }) => text)).toEqual(['One', 'Elsewhere']));
  expect(await tab.unsent()).toEqual(['One: sending', 'Two: waiting', 'Elsewhere: sending']);
  held.answer(0);
  await vi.waitFor(() => expect(tab.received.map(({ text }) => text)).toEqual(['One', 'Elsewhere', 'Two']));
  held.answer(1);
  held.answer(2);
  await vi.waitFor(async () => expect(await tab.unsent()).toEqual([]));
});

test('[MS-12] the files of a message arrive with their bytes', async () => {
  const tab = openTab();
  await tab.write('', { files: [new File(['a plan'], 'plan.txt', { type: 'text/plain' })] });
  await vi.waitFor(() => expect(tab.received).toHaveLength(1));
  const [file] = tab.received[0]!.files;
  expect([file!.name, file!.type, await file!.text()]).toEqual(['plan.txt', 'text/plain', 'a plan']);
});

test('[MS-12] a file that cannot be read is refused at once, and nothing of its message is stored', async () => {
  const tab = openTab();
  const file = new File(['x'], 'gone.txt');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  await expect(tab.write('With it', { files: [file] })).rejects.toThrow(UnreadableFileError);
  expect(await tab.unsent()).toEqual([]);
});

describe('[MSG-09] [MS-03] a refused message', () => {
  test('stays in its place, also in a page that comes later, while the next ones are sent', async () => {
    const tab = openTab({ serve: ({ text }) => (text === 'Bad' ? buildFailure('validation') : undefined) });
    await tab.write('Bad');
    await tab.write('Good');
    await vi.waitFor(() => expect(tab.sent).toEqual(['Good']));
    expect(await tab.unsent()).toEqual(['Bad: refused']);
    expect(tab.failures()).toBe(1);
    tab.close();
    const later = openTab();
    await later.write('Next');
    await vi.waitFor(() => expect(later.sent).toEqual(['Next']));
    expect(await later.unsent()).toEqual(['Bad: refused']);
  });

  test('is sent again on the wish of its author, with the same key', async () => {
    let isFull = true;
    const tab = openTab({ serve: () => (isFull ? buildFailure('rejected') : undefined) });
    await tab.write('Once more');
    await vi.waitFor(async () => expect(await tab.unsent()).toEqual(['Once more: refused']));
    isFull = false;
    const [message] = await listOutgoing(userId);
    await changeOutgoing(message!, (stored) => ({ ...stored, state: 'waiting' }));
    tellTabs({ type: 'changed', userId });
    await vi.waitFor(() => expect(tab.sent).toEqual(['Once more']));
    expect(new Set(tab.received.map(({ key }) => key)).size).toBe(1);
  });
});

describe('[MS-01] [G-03] a message whose answer was lost', () => {
  test.each(['network', 'timeout', 'server', 'maintenance'] as const)(
    'by %s is tried again by itself under its key, before the next one',
    async (code) => {
      let tries = 0;
      const tab = openTab({ serve: () => ((tries += 1) === 1 ? buildFailure(code) : undefined) });
      await tab.write('First');
      await tab.write('Second');
      await vi.waitFor(() => expect(tab.sent).toEqual(['First', 'Second']), { timeout: 5_000 });
      expect(tab.received.map(({ text }) => text)).toEqual(['First', 'First', 'Second']);
      const [one, again, second] = tab.received.map(({ key }) => key);
      expect([one === again, one === second]).toEqual([true, false]);
    },
  );

  test('is marked and never repeated by itself where the server knows no keys', async () => {
    const tab = openTab({
      hasKeys: false,
      serve: ({ text }) => (text === 'Maybe' ? buildFailure('network') : undefined),
    });
    await tab.write('Maybe');
    await tab.write('After it');
    await vi.waitFor(() => expect(tab.sent).toEqual(['After it']));
    expect(await tab.unsent()).toEqual(['Maybe: unknown']);
    tab.close();
    const later = openTab({ hasKeys: false });
    await later.write('Later');
    await vi.waitFor(() => expect(later.sent).toEqual(['Later']));
    expect(later.received).toHaveLength(1);
    expect(await later.unsent()).toEqual(['Maybe: unknown']);
  });

  test.each([{}, { chat_message: { message_markdown: 'no id' } }, new Error('our own code')])(
    'of which the answer says nothing, is marked: %o',
    async (answer) => {
      const tab = openTab({ serve: () => answer });
      await tab.write('Unreadable');
      await vi.waitFor(async () => expect(await tab.unsent()).toEqual(['Unreadable: unknown']));
      expect(tab.received).toHaveLength(1);
    },
  );
});

describe('[MS-32] a message whose page ended while it left', () => {
  test('is sent again by the next page, under its key and before the others', async () => {
    const tab = openTab({ serve: () => new Promise(() => {}) });
    await tab.write('Cut off');
    await tab.write('Behind it');
    await vi.waitFor(() => expect(tab.received).toHaveLength(1));
    tab.close();
    const next = openTab();
    await vi.waitFor(() => expect(next.sent).toEqual(['Cut off', 'Behind it']));
    expect(next.received[0]!.key).toBe(tab.received[0]!.key);
  });

  test('is marked where the server knows no keys; the others go on', async () => {
    const tab = openTab({ hasKeys: false, serve: () => new Promise(() => {}) });
    await tab.write('Cut off');
    await tab.write('Behind it');
    await vi.waitFor(() => expect(tab.received).toHaveLength(1));
    tab.close();
    const next = openTab({ hasKeys: false });
    await vi.waitFor(() => expect(next.sent).toEqual(['Behind it']));
    expect(await next.unsent()).toEqual(['Cut off: unknown']);
  });
});

describe('[AUTH-06] [MSG-09] at the end of a session', () => {
  test('what waits is kept, and is sent when its author comes back', async () => {
    const tab = openTab({
      serve() {
        tab.portal.session.become(null);
        return buildFailure('unauthenticated');
      },
    });
    await tab.write('One');
    await tab.write('Two');
    await vi.waitFor(() => expect(tab.received).toHaveLength(1));
    await vi.waitFor(async () => expect(await tab.unsent()).toEqual(['One: waiting', 'Two: waiting']));
    await vi.waitFor(() => expect(tab.portal.queryClient.isMutating()).toBe(0), { timeout: 5_000 });
    expect(tab.received).toHaveLength(1);
    tab.close();
    const again = openTab();
    await vi.waitFor(() => expect(again.sent).toEqual(['One', 'Two']));
  });

  test('another user neither sees nor sends it', async () => {
    onlineManager.setOnline(false);
    const tab = openTab();
    await tab.write('Mine alone');
    tab.close();
    onlineManager.setOnline(true);
    const other = openTab({ userId: userId + 10_000 });
    await other.write('Theirs');
    await vi.waitFor(() => expect(other.sent).toEqual(['Theirs']));
    expect(other.received).toHaveLength(1);
    expect(await tab.unsent()).toEqual(['Mine alone: waiting']);
  });

  test('[G-52] [NAV-30] chosen files are counted, then taken away from that user alone', async () => {
    const [mine, theirs] = [draftFilesAtom(userId, 1), draftFilesAtom(userId + 10_000, 1)];
    for (const files of [mine, theirs]) atomStore.set(files, [new File(['a plan'], 'plan.txt')]);
    const me = buildUser({ id: userId });
    expect(await messengerPendingChanges.count(me)).toBe(1);
    await messengerPendingChanges.wipe(me);
    expect(await messengerPendingChanges.count(me)).toBe(0);
    expect([mine, theirs].map((files) => atomStore.get(files).length)).toEqual([0, 1]);
  });

  test('[G-52] what waits is counted, then deleted for that user alone', async () => {
    onlineManager.setOnline(false);
    const [mine, theirs] = [openTab(), openTab({ userId: userId + 10_000 })];
    await mine.write('Waits');
    await theirs.write('Theirs');
    const me = buildUser({ id: userId });
    expect(await messengerPendingChanges.count(me)).toBe(1);
    await messengerPendingChanges.wipe(me);
    expect([await mine.unsent(), await theirs.unsent()]).toEqual([[], ['Theirs: waiting']]);
  });
});

describe('[MS-02] [SH-11] two tabs', () => {
  test('send what both were given, in its order and once, and both show it', async () => {
    const [one, other] = [openTab(), openTab()];
    for (let place = 0; place < 8; place += 1) await (place % 2 ? one : other).write(`#${place}`);
    const all = Array.from({ length: 8 }, (_, place) => `#${place}`);
    await vi.waitFor(() => expect([one.sent, other.sent]).toEqual([all, all]));
    expect(one.received.length + other.received.length).toBe(8);
  });

  test('one goes on where the other was closed', async () => {
    const closing = openTab({ serve: () => new Promise(() => {}) });
    await closing.write('Cut off');
    await vi.waitFor(() => expect(closing.received).toHaveLength(1));
    const staying = openTab();
    await staying.write('Written here');
    closing.close();
    await vi.waitFor(() => expect(staying.sent).toEqual(['Cut off', 'Written here']));
  });

  test('[MS-12] an upload is stopped from either, until all of it has left', async () => {
    const sending = openTab({ serve: () => new Promise(() => {}) });
    await sending.write('A film', { files: [new File(['film'], 'film.mp4')] });
    await vi.waitFor(() => expect(sending.received).toHaveLength(1));
    const { signal, onUploadProgress } = sending.portal.api.calls.at(-1)!.options!;
    openTab();
    const [film] = await listOutgoing(userId);
    const { key } = film!;
    onUploadProgress!(100, 100);
    tellTabs({ type: 'stop', key });
    onUploadProgress!(60, 100);
    await vi.waitFor(() => {
      tellTabs({ type: 'stop', key });
      expect(signal!.aborted).toBe(true);
    });
  });
});

describe('[MS-36] where the browser stores nothing', () => {
  test.each([
    ['denied', () => vi.spyOn(IDBFactory.prototype, 'open')],
    ['full', () => vi.spyOn(IDBObjectStore.prototype, 'add')],
  ])(
    'because it is %s, the page keeps and sends it, says so, and asks before it is left',
    async (_, refusing) => {
      const refuse = refusing().mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
      onlineManager.setOnline(false);
      const tab = await openFreshTab();
      await tab.write('Only here', { files: [new File(['a'], 'a.txt')] });
      expect(await tab.unsent()).toEqual(['Only here: waiting, in this page alone']);
      await vi.waitFor(() => expect(isLeavingAsked()).toBe(true));
      onlineManager.setOnline(true);
      await vi.waitFor(() => expect(tab.sent).toEqual(['Only here']));
      expect(await tab.received[0]!.files[0]!.text()).toBe('a');
      await vi.waitFor(() => expect(isLeavingAsked()).toBe(false));
      refuse.mockRestore();
    },
  );

  test('the browser is asked once to keep what waits, when something does', async () => {
    const persist = vi.fn(() => Promise.resolve(true));
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    const tab = await openFreshTab();
    await tab.write('One');
    await tab.write('Two');
    await vi.waitFor(() => expect(tab.sent).toEqual(['One', 'Two']));
    expect(persist).toHaveBeenCalledOnce();
  });
});

test('[MS-01] a hidden tab tries again, and goes on with what comes after it', async () => {
  focusManager.setFocused(false);
  let tries = 0;
  const tab = openTab({ serve: () => ((tries += 1) === 1 ? buildFailure('server') : undefined) });
  await tab.write('First');
  await tab.write('Second');
  await vi.waitFor(() => expect(tab.sent).toEqual(['First', 'Second']));
});

describe('[MS-02] [SH-11] a tab that cannot send lets the others', () => {
  /** Resolves when no tab holds the lock of the user. */
  const untilFree = () => navigator.locks.request(`my-air messages of ${userId}`, {}, async () => {});

  test('while it is offline', async () => {
    const tab = openTab();
    onlineManager.setOnline(false);
    await tab.write('Offline');
    await untilFree();
    expect(tab.received).toEqual([]);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(tab.sent).toEqual(['Offline']));
  });

  test('when its network is lost between two tries; afterwards the order is kept', async () => {
    let isReached = false;
    const tab = openTab({ serve: () => (isReached ? undefined : buildFailure('network')) });
    await tab.write('First');
    await tab.write('Second');
    await vi.waitFor(async () => expect((await listOutgoing(userId))[0]!.failure).toBeTruthy());
    onlineManager.setOnline(false);
    await untilFree();
    isReached = true;
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(tab.sent).toEqual(['First', 'Second']));
    expect(tab.received.map(({ text }) => text)).toEqual(['First', 'First', 'Second']);
  });

  test('while it is frozen; what was on its way then is not sent twice once it is resumed', async () => {
    const held = heldAnswers();
    const tab = openTab({ hasKeys: false, serve: held.serve });
    await tab.write('On its way');
    await tab.write('Behind it');
    await vi.waitFor(() => expect(held.count()).toBe(1));
    document.dispatchEvent(new Event('freeze'));
    await untilFree();
    document.dispatchEvent(new Event('resume'));
    held.answer(0);
    await vi.waitFor(() => expect(held.count()).toBe(2));
    held.answer(1);
    await vi.waitFor(() => expect(tab.sent).toEqual(['On its way', 'Behind it']));
    expect(tab.received).toHaveLength(2);
  });
});

test('[MS-01] without a network a message waits, and goes on by itself', async () => {
  const tab = openTab();
  onlineManager.setOnline(false);
  await tab.write('Offline');
  await tab.write('Still offline');
  expect(await tab.unsent()).toEqual(['Offline: waiting', 'Still offline: waiting']);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(tab.sent).toEqual(['Offline', 'Still offline']));
  expect(tab.received).toHaveLength(2);
});
