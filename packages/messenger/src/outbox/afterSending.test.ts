// @vitest-environment node
import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import { afterEach, describe, expect, test } from 'vitest';

import { openOutboxOf } from '../testing/outbox/openOutboxOf.ts';
import { mostConflicts } from './failures.ts';

const hour = 3_600_000;
const failure = (code: ApiErrorCode, details: { status?: number; retryAfter?: number } = {}) =>
  new ApiError({ code, key: 'POST api/chats/{chatId}/messages', pageLoading: false, ...details });

let open: ReturnType<typeof openOutboxOf> | undefined;
function openOutbox(...options: Parameters<typeof openOutboxOf>) {
  open = openOutboxOf(...options);
  open.outbox.start();
  return open;
}
afterEach(() => open?.stopWatching());

describe.for([true, false])('[MS-02] after sending (keys: %s)', (hasKeys) => {
  test('a success that cannot be read is looked for, and never called refused or sent again', async () => {
    const { write, server, clock, states } = openOutbox({ hasKeys });
    server.send.mockRejectedValueOnce(failure('malformed'));
    await write(['Hi']);
    await clock.advance(hour);
    expect(states()).toEqual(['maybeSent']);
    expect(server.send).toHaveBeenCalledOnce();
    expect(server.find.mock.calls.length).toBeGreaterThan(1);
  });

  test('a success that cannot be read counts as sent once it is found', async () => {
    const { outbox, write, server, clock } = openOutbox({ hasKeys });
    server.send.mockRejectedValueOnce(failure('malformed'));
    server.find.mockResolvedValue({ arrived: true, delivery: { message: { id: 8 } } });
    await write(['Hi']);
    await clock.advance(10_000);
    expect(outbox.get()).toMatchObject({ entries: [], sent: [{ delivery: { message: { id: 8 } } }] });
  });

  test('a mistake in our own code leaves open whether it arrived', async () => {
    const { write, server, clock, states } = openOutbox({ hasKeys });
    server.send.mockRejectedValue(new TypeError('no such property'));
    await write(['Hi']);
    await clock.advance(hour);
    expect(states()).toEqual(['maybeSent']);
  });

  test('a conflict is an earlier try that still runs: it is waited for', async () => {
    const { write, server, clock, states } = openOutbox({ hasKeys });
    server.send
      .mockRejectedValueOnce(failure('network'))
      .mockRejectedValueOnce(failure('conflict', { status: 409 }));
    await write(['Hi']);
    await clock.advance(hour);
    expect(states()).toEqual([]);
    expect(server.send).toHaveBeenCalledTimes(3);
  });

  test('a conflict that does not end leaves open whether it arrived', async () => {
    const { write, server, clock, states } = openOutbox({ hasKeys });
    server.send
      .mockRejectedValueOnce(failure('network'))
      .mockRejectedValue(failure('conflict', { status: 409 }));
    await write(['Hi']);
    await clock.advance(hour);
    expect(states()).toEqual(['maybeSent']);
    expect(server.send).toHaveBeenCalledTimes(1 + mostConflicts);
  });

  test.for<[ApiErrorCode, number]>([
    ['forbidden', 403],
    ['not_found', 404],
    ['validation', 422],
  ])('a refusal with %s says nothing about a try whose answer was lost', async ([code, status]) => {
    const { write, server, clock, states } = openOutbox({ hasKeys });
    server.send.mockRejectedValueOnce(failure('network')).mockRejectedValue(failure(code, { status }));
    server.find.mockRejectedValue(failure(code, { status }));
    await write(['Hi']);
    await clock.advance(hour);
    expect(states()).toEqual(['maybeSent']);
  });
});

test('[MS-25] a conflict is a refusal of a second rating, and of a first try without a key', async () => {
  const { outbox, write, server, clock, states } = openOutbox({ hasKeys: false });
  server.send.mockRejectedValue(failure('conflict', { status: 409 }));
  await write(['Hi']);
  void outbox.enqueue({ kind: 'review', requestId: 3, rating: 5 });
  await clock.advance(hour);
  expect(states()).toEqual(['refused', 'refused']);
  expect(server.send).toHaveBeenCalledTimes(2);
});

test('[MS-02] the person can have it looked for again', async () => {
  const { outbox, write, server, clock, states, resultOf } = openOutbox({ hasKeys: false });
  server.send.mockRejectedValueOnce(failure('network'));
  server.find.mockResolvedValue({ arrived: 'unclear' });
  const [entry] = await write(['Hi']);
  await clock.advance(hour);
  expect(states()).toEqual(['maybeSent']);
  server.find.mockResolvedValue({ arrived: true, delivery: { message: { id: 8 } } });
  await resultOf(outbox.check(entry!.key));
  await clock.advance(10);
  expect(states()).toEqual([]);
  expect(server.send).toHaveBeenCalledOnce();
});

test('[MS-02] the person is not asked while it may still arrive', async () => {
  const { write, server, clock, states } = openOutbox({ hasKeys: false });
  server.send.mockRejectedValueOnce(failure('timeout'));
  server.find.mockResolvedValue({ arrived: 'unclear' });
  await write(['Hi']);
  await clock.advance(25_000);
  expect(states()).toEqual(['failed']);
  await clock.advance(10_000);
  expect(states()).toEqual(['maybeSent']);
});

test('[MS-02] the return of the network has it looked for once, and not again and again', async () => {
  const { write, server, clock, wake } = openOutbox({ hasKeys: false });
  server.send.mockRejectedValueOnce(failure('network'));
  await write(['Hi']);
  await clock.advance(100);
  wake();
  await clock.advance(100);
  expect(server.find).toHaveBeenCalledOnce();
});

describe('[MS-03] clocks', () => {
  test.for([-2 * hour, 2 * hour])('that are put by %d ms hold no message up', async (shift) => {
    const { write, server, clock, states } = openOutbox();
    server.send.mockRejectedValueOnce(failure('network'));
    await write(['Hi']);
    clock.shiftWall(shift);
    await clock.advance(3_000);
    expect(states()).toEqual([]);
  });

  test('that are put forward do not shorten the time in which a lost try may arrive', async () => {
    const { write, server, clock } = openOutbox({ hasKeys: false });
    server.send.mockRejectedValueOnce(failure('timeout'));
    await write(['Hi']);
    clock.shiftWall(2 * hour);
    await clock.advance(20_000);
    expect(server.send).toHaveBeenCalledOnce();
  });

  test('that were put back between two pages hold no message up', async () => {
    const { store, options, write, server, clock, resultOf } = openOutbox();
    server.send.mockRejectedValue(failure('network'));
    await write(['Hi']);
    await clock.advance(60_000);
    clock.shiftWall(-2 * hour);
    server.send.mockReset().mockResolvedValue({});
    const { createOutbox } = await import('./createOutbox.ts');
    createOutbox(options).start();
    await clock.advance(125_000);
    expect(await resultOf(store.list(1))).toEqual([]);
    expect(server.send).toHaveBeenCalledOnce();
  });

  test('a server that asks for more time than a timer can take is not asked again at once', async () => {
    const { write, server, clock } = openOutbox();
    server.send.mockRejectedValue(failure('too_many_requests', { status: 429, retryAfter: 9_999_999_999 }));
    await write(['Hi']);
    await clock.advance(24 * hour);
    expect(server.send).toHaveBeenCalledOnce();
  });

  test('of one moment, or put back between two texts, keep what was written in its order', async () => {
    const { options, clock } = openOutbox();
    const { createOutbox } = await import('./createOutbox.ts');
    const written: number[] = [];
    const journal = {
      ...options.journal,
      write: ({ createdAt }: { createdAt: number }) => void written.push(createdAt),
    };
    const outbox = createOutbox({ ...options, journal });
    for (const message of ['1', '2', '3']) {
      void outbox.enqueue({ kind: 'message', chatId: 1, message });
      if (message === '2') clock.shiftWall(-hour);
    }
    await clock.advance(10);
    expect(written).toEqual([...new Set(written)].toSorted((one, other) => one - other));
  });
});

test('[MSG-04] what is kept and sent has the line ends that every server can give back', async () => {
  const { outbox, server, clock } = openOutbox();
  void outbox.enqueue({ kind: 'message', chatId: 1, message: 'a\r\nb\rc\n\uD83D' });
  await clock.advance(10);
  expect(server.send.mock.calls[0]?.[0].item).toMatchObject({ message: 'a\nb\nc\n\uFFFD' });
});
