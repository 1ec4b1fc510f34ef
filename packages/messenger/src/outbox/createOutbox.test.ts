// @vitest-environment node
import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { createOutbox } from './createOutbox.ts';
import { openOutboxOf } from '../testing/outbox/openOutboxOf.ts';
import { decidedAfter } from './tryEntry.ts';

const failure = (
  code: ApiErrorCode,
  details: { status?: number; retryAfter?: number; body?: unknown } = {},
) => new ApiError({ code, key: 'POST api/chats/{chatId}/messages', pageLoading: false, ...details });

let open: ReturnType<typeof openOutboxOf> | undefined;
function openOutbox(...options: Parameters<typeof openOutboxOf>) {
  open = openOutboxOf(...options);
  return open;
}
afterEach(() => open?.stopWatching());

describe('[MS-01] what a person wrote', () => {
  test('is kept before its first byte is sent, files included', async () => {
    const { outbox, store, server, clock } = openOutbox();
    const kept: unknown[] = [];
    server.send.mockImplementation(async (_entry, files) => {
      kept.push(await store.list(1), files);
      return { message: { id: 8 } };
    });
    outbox.start();
    const file = new File(['bytes'], 'a.txt', { type: 'text/plain' });
    const adding = outbox.enqueue({ kind: 'message', chatId: 1, message: 'Hi' }, [file]);
    await clock.advance(10);
    expect((await adding).files).toEqual([{ name: 'a.txt', type: 'text/plain', size: 5 }]);
    expect(kept[0]).toMatchObject([{ state: 'sending', item: { message: 'Hi' } }]);
    expect(kept[1]).toMatchObject([{ name: 'a.txt', bytes: expect.any(ArrayBuffer) }]);
    expect(outbox.get()).toMatchObject({ entries: [], sent: [{ delivery: { message: { id: 8 } } }] });
    expect(await clock.rest().then(() => store.files('key-1'))).toEqual([]);
  });

  test('is kept soon while another tab sends, and waits for the turn of its own', async () => {
    const { outbox, options, store, write, server, clock, resultOf } = openOutbox();
    let answer: (delivery: object) => void = () => {};
    server.send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    outbox.start();
    await write(['Long']);
    const other = createOutbox(options);
    other.start();
    const adding = other.enqueue({ kind: 'message', chatId: 2, message: 'Short' });
    await clock.advance(100);
    expect((await adding).state).toBe('queued');
    expect(await resultOf(store.list(1))).toMatchObject([{ state: 'sending' }, { state: 'queued' }]);
    answer({ message: { id: 8 } });
    await clock.advance(100);
    expect(server.send).toHaveBeenCalledTimes(2);
    expect(await resultOf(store.list(1))).toEqual([]);
  });

  test('waits while there is no network, and goes in order when it is back', async () => {
    const { outbox, write, connect, clock, states, sentTexts } = openOutbox();
    outbox.start();
    connect(false);
    await write(['1', '2', '3']);
    await clock.advance(600_000);
    expect(states()).toEqual(['queued', 'queued', 'queued']);
    connect(true);
    await clock.advance(10);
    expect(sentTexts()).toEqual(['1', '2', '3']);
    expect(states()).toEqual([]);
  });

  test('[AUTH-06] waits through a 401, and goes out after the same person has signed in again', async () => {
    const { outbox, write, server, clock, states, sentTexts } = openOutbox();
    server.send.mockRejectedValueOnce(failure('unauthenticated', { status: 401 }));
    const stop = outbox.start();
    await write(['Still here']);
    await clock.advance(600_000);
    expect(states()).toEqual(['queued']);
    expect(server.send).toHaveBeenCalledTimes(1);
    stop();
    outbox.start();
    await clock.advance(10);
    expect(sentTexts()).toEqual(['Still here', 'Still here']);
    expect(states()).toEqual([]);
  });

  test('[G-45] goes out after a pause when the 401 was a mistake of the server’s', async () => {
    const { outbox, write, server, clock, states } = openOutbox({ recheck: () => Promise.resolve(true) });
    server.send.mockRejectedValueOnce(failure('unauthenticated', { status: 401 }));
    outbox.start();
    await write(['Hi']);
    await clock.advance(60_000);
    expect(server.send).toHaveBeenCalledTimes(2);
    expect(states()).toEqual([]);
  });

  test('[AUTH-06] is nobody else’s: another person neither sees nor sends it', async () => {
    const { outbox, options, write, clock, server } = openOutbox();
    await write(['Mine']);
    const other = createOutbox({ ...options, userId: 2 });
    other.start();
    await clock.advance(1_000);
    expect(other.get().entries).toEqual([]);
    expect(server.send).not.toHaveBeenCalled();
    expect(outbox.get().entries).toHaveLength(1);
  });

  test('is not sent in the name of somebody who has signed in since', async () => {
    const { outbox, write, clock, server } = openOutbox({ isCurrent: () => false });
    outbox.start();
    await write(['Mine']);
    await clock.advance(600_000);
    expect(server.send).not.toHaveBeenCalled();
  });
});

describe('[MS-03] a try that fails', () => {
  test.for<[ApiErrorCode, number | undefined]>([
    ['network', undefined],
    ['timeout', undefined],
    ['server', 500],
    ['maintenance', 503],
    ['page_expired', 419],
  ])('[MSG-09] with %s is made again, later each time, with the same key', async ([code, status]) => {
    const { outbox, write, server, clock, states } = openOutbox();
    server.send.mockRejectedValue(failure(code, status === undefined ? {} : { status }));
    outbox.start();
    await write(['Hi']);
    expect(states()).toEqual(['failed']);
    await clock.advance(1_900);
    expect(server.send).toHaveBeenCalledTimes(1);
    await clock.advance(200);
    expect(server.send).toHaveBeenCalledTimes(2);
    await clock.advance(24 * 3600_000);
    expect(server.send.mock.calls.length).toBeLessThan(24 * 30 + 10);
    expect(new Set(server.send.mock.calls.map(([entry]) => entry.key)).size).toBe(1);
  });

  test('waits as long as the server asks for', async () => {
    const { outbox, write, server, clock, wake } = openOutbox();
    server.send.mockRejectedValueOnce(failure('too_many_requests', { status: 429, retryAfter: 90 }));
    outbox.start();
    await write(['Hi']);
    await clock.advance(80_000);
    wake();
    await clock.advance(9_000);
    expect(server.send).toHaveBeenCalledTimes(1);
    await clock.advance(2_000);
    expect(server.send).toHaveBeenCalledTimes(2);
  });

  test('is made again at once when the person is back, or says so', async () => {
    const { outbox, write, server, clock, wake, resultOf } = openOutbox();
    server.send.mockRejectedValue(failure('network'));
    outbox.start();
    const [entry] = await write(['Hi']);
    await clock.advance(1_000);
    wake();
    await clock.rest();
    expect(server.send).toHaveBeenCalledTimes(2);
    await resultOf(outbox.retry(entry!.key));
    await resultOf(outbox.retryAll());
    expect(server.send).toHaveBeenCalledTimes(4);
  });

  test('holds up its own chat and no other', async () => {
    const { outbox, write, server, states, sentTexts } = openOutbox();
    server.send.mockImplementation(({ item }) =>
      item.kind === 'message' && item.chatId === 1 ? Promise.reject(failure('network')) : Promise.resolve({}),
    );
    outbox.start();
    await write(['First', 'Behind it']);
    await write(['Elsewhere'], 2);
    expect(sentTexts()).toEqual(['First', 'Elsewhere']);
    expect(states()).toEqual(['failed', 'queued']);
  });
});

describe('[MS-03] a refusal', () => {
  test('is kept with the server’s words, lets the next go, and can be taken back', async () => {
    const { outbox, write, server, states, resultOf } = openOutbox();
    const body = { message: 'No.', errors: { message: ['Too long.', 'Really.'] } };
    server.send.mockRejectedValueOnce(failure('validation', { status: 422, body }));
    const refused = vi.fn();
    outbox.onRefused(refused);
    outbox.start();
    const [entry] = await write(['Bad', 'Good']);
    expect(states()).toEqual(['refused']);
    expect(outbox.get().entries[0]?.failure).toMatchObject({
      code: 'validation',
      fields: { message: 'Too long.' },
    });
    expect(refused).toHaveBeenCalledOnce();
    expect(await resultOf(outbox.takeBack(entry!.key))).toMatchObject({ item: { message: 'Bad' } });
    expect(states()).toEqual([]);
  });

  test('[ERR-11] [MS-26] with 403 takes all of its chat along, and nothing of it is lost', async () => {
    const { outbox, write, server, states } = openOutbox();
    server.send.mockRejectedValue(failure('forbidden', { status: 403 }));
    await write(['One', 'Two']);
    outbox.start();
    await open!.clock.advance(100);
    expect(states()).toEqual(['refused', 'refused']);
    expect(server.send).toHaveBeenCalledOnce();
  });

  test('of something that is on its way is not possible', async () => {
    const { outbox, write, server, states, resultOf } = openOutbox();
    server.send.mockReturnValue(new Promise(() => {}));
    outbox.start();
    const [entry] = await write(['Going']);
    expect(states()).toEqual(['sending']);
    expect(await resultOf(outbox.takeBack(entry!.key))).toBeUndefined();
    expect(states()).toEqual(['sending']);
  });
});

describe('[MS-02] an answer that was lost, at a server without keys', () => {
  test('is looked for, and what is found counts as sent', async () => {
    const { outbox, write, server, clock, states } = openOutbox({ hasKeys: false });
    server.send.mockRejectedValueOnce(failure('network'));
    server.find.mockResolvedValueOnce({ arrived: true, delivery: { message: { id: 8 } } });
    outbox.start();
    await write(['ok']);
    await clock.advance(3_000);
    expect(server.find.mock.calls[0]?.[0]).toMatchObject({ lastKnownId: 7 });
    expect(server.send).toHaveBeenCalledOnce();
    expect(states()).toEqual([]);
    expect(outbox.get().sent).toMatchObject([{ delivery: { message: { id: 8 } } }]);
  });

  test('is sent again only after the server cannot be at it any more', async () => {
    const { outbox, write, server, clock, states } = openOutbox({ hasKeys: false });
    server.send.mockRejectedValueOnce(failure('timeout'));
    outbox.start();
    await write(['ok']);
    await clock.advance(decidedAfter - 1_000);
    expect(server.find.mock.calls.length).toBeGreaterThan(1);
    expect(server.send).toHaveBeenCalledOnce();
    await clock.advance(3_000);
    expect(server.send).toHaveBeenCalledTimes(2);
    expect(states()).toEqual([]);
  });

  test.for([
    ['confirmSent', 1],
    ['retry', 2],
  ] as const)('is left to the person where that does not decide it: %s', async ([decision, tries]) => {
    const { outbox, write, server, clock, states, resultOf } = openOutbox({ hasKeys: false });
    server.send.mockRejectedValueOnce(failure('network'));
    server.find.mockResolvedValue({ arrived: 'unclear' });
    outbox.start();
    const [entry] = await write(['ok', 'behind it']);
    await clock.advance(24 * 3600_000);
    expect(states()).toEqual(['maybeSent', 'queued']);
    await resultOf(outbox[decision](entry!.key));
    await clock.advance(10);
    expect(server.send.mock.calls.filter(([{ key }]) => key === entry!.key)).toHaveLength(tries);
    expect(states()).toEqual([]);
  });

  test.for<ApiErrorCode>(['too_many_requests', 'page_expired'])(
    'is not looked for after %s: nothing was done',
    async (code) => {
      const { outbox, write, server, clock } = openOutbox({ hasKeys: false });
      server.send.mockRejectedValueOnce(failure(code));
      outbox.start();
      await write(['ok']);
      await clock.advance(10_000);
      expect(server.send).toHaveBeenCalledTimes(2);
      expect(server.find).not.toHaveBeenCalled();
    },
  );

  test.for<ApiErrorCode>(['network', 'maintenance', 'unauthenticated'])(
    'stays unsettled when the look fails with %s',
    async (code) => {
      const { outbox, write, server, clock } = openOutbox({
        hasKeys: false,
        recheck: () => Promise.resolve(true),
      });
      server.send.mockRejectedValueOnce(failure('network'));
      server.find.mockRejectedValueOnce(failure(code));
      server.find.mockResolvedValueOnce({ arrived: true, delivery: {} });
      outbox.start();
      await write(['ok']);
      await clock.advance(20_000);
      expect(server.find).toHaveBeenCalledTimes(2);
      expect(server.send).toHaveBeenCalledOnce();
    },
  );

  test('does not matter for a rating: twice is once', async () => {
    const { outbox, clock, server } = openOutbox({ hasKeys: false });
    server.send.mockRejectedValueOnce(failure('network'));
    outbox.start();
    void outbox.enqueue({ kind: 'review', requestId: 3, rating: 5 });
    await clock.advance(10_000);
    expect(server.send).toHaveBeenCalledTimes(2);
    expect(server.find).not.toHaveBeenCalled();
  });
});

test('[MS-36] where nothing can be kept, messages still go out, and the outbox says that it is not safe', async () => {
  const { createFallbackStore } = await import('../storage/messengerStorage.ts');
  const { outbox, write, connect, clock, sentTexts } = openOutbox({
    store: createFallbackStore(() => Promise.resolve(undefined)),
  });
  outbox.start();
  connect(false);
  await write(['One']);
  expect(outbox.get()).toMatchObject({ isSafe: false, entries: [{ isKept: false }] });
  connect(true);
  await clock.advance(10);
  expect(sentTexts()).toEqual(['One']);
  expect(outbox.get().isSafe).toBe(true);
});

test('the snapshot is the same object until something changes', async () => {
  const { outbox, write, resultOf } = openOutbox();
  const first = outbox.get();
  expect(outbox.get()).toBe(first);
  const onChange = vi.fn();
  const stop = outbox.subscribe(onChange);
  await write(['Hi']);
  expect(onChange).toHaveBeenCalled();
  expect(outbox.get()).not.toBe(first);
  stop();
  onChange.mockClear();
  await resultOf(outbox.retryAll());
  expect(onChange).not.toHaveBeenCalled();
});

test('[MS-36] a storage that breaks is asked again later, and what it has is sent then', async () => {
  const { createMemoryStore } = await import('../storage/messengerStorage.ts');
  const store = createMemoryStore();
  let isBroken = false;
  const list: typeof store.list = (userId) =>
    isBroken ? Promise.reject(new DOMException('gone', 'InvalidStateError')) : store.list(userId);
  const { outbox, write, connect, clock, sentTexts } = openOutbox({ store: { ...store, list } });
  connect(false);
  await write(['Hi']);
  isBroken = true;
  connect(true);
  outbox.start();
  await clock.advance(10_000);
  expect(sentTexts()).toEqual([]);
  isBroken = false;
  await clock.advance(120_000);
  expect(sentTexts()).toEqual(['Hi']);
});

test('[MS-03] what arrives is at every moment either on its way or sent, never both and never neither', async () => {
  const { outbox, write, clock } = openOutbox();
  const counts: number[] = [];
  outbox.start();
  const writing = write(['Hi']);
  outbox.subscribe(() => {
    const { entries, sent } = outbox.get();
    counts.push(entries.length + sent.length);
  });
  await writing;
  await clock.advance(100);
  expect(counts.slice(counts.indexOf(1)).every((count) => count === 1)).toBe(true);
  expect(outbox.get().sent).toHaveLength(1);
});
