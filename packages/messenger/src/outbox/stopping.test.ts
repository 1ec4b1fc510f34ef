// @vitest-environment node
import { ApiError } from '@my-air/api-client';
import { afterEach, describe, expect, test } from 'vitest';

import { openOutboxOf } from '../testing/outbox/openOutboxOf.ts';

let open: ReturnType<typeof openOutboxOf> | undefined;
afterEach(() => open?.stopWatching());

const file = new File(['bytes'], 'plan.txt', { type: 'text/plain' });

/** An outbox that is sending one file, of which `share` has left; the call ends when it is aborted. */
async function sendFile(share: number | undefined, hasKeys = true) {
  open = openOutboxOf({ hasKeys });
  const { outbox, server, clock } = open;
  let answer: (delivery: object) => void = () => {};
  server.send.mockImplementation((_entry, _files, signal, onProgress) => {
    if (share !== undefined) onProgress(share);
    return new Promise((resolve, reject) => {
      answer = resolve;
      signal.addEventListener('abort', () =>
        reject(new ApiError({ code: 'aborted', key: 'a call', pageLoading: false })),
      );
    });
  });
  const stop = outbox.start();
  const adding = outbox.enqueue({ kind: 'message', chatId: 1, message: 'Look' }, [file]);
  await clock.advance(10);
  const { key } = await adding;
  return { ...open, key, stop, answer: (delivery: object) => answer(delivery) };
}

describe('[MS-12] files on their way', () => {
  test('tell how far they are, until they are there', async () => {
    const { outbox, key, answer, clock } = await sendFile(0.4);
    expect(outbox.uploads.shareOf(key)).toBe(0.4);
    answer({ message: { id: 8 } });
    await clock.advance(10);
    expect(outbox.uploads.shareOf(key)).toBeUndefined();
    expect(outbox.get().entries).toEqual([]);
  });

  test.for([true, false])(
    'can be stopped before all of them have left, and then are looked for before they count as stopped (keys: %s)',
    async (hasKeys) => {
      const { outbox, key, states, server, clock, resultOf } = await sendFile(0.4, hasKeys);
      await resultOf(outbox.stop(key));
      await clock.advance(1_000);
      expect(states()).toEqual(['failed']);
      expect(outbox.get().entries[0]?.failure?.code).toBe('aborted');
      await clock.advance(5_000);
      expect(states()).toEqual(['refused']);
      expect(server.send).toHaveBeenCalledTimes(1);
      expect(server.find).toHaveBeenCalled();
      // A stopped entry waits for the user alone, and is complete.
      await clock.advance(600_000);
      expect(server.send).toHaveBeenCalledTimes(1);
      const taken = await resultOf(outbox.takeBack(key));
      expect(taken?.files).toMatchObject([{ name: 'plan.txt' }]);
    },
  );

  test('that arrived all the same are shown as sent', async () => {
    const { outbox, key, server, clock, resultOf } = await sendFile(0.9);
    server.find.mockResolvedValue({ arrived: true, delivery: { message: { id: 8 } } });
    await resultOf(outbox.stop(key));
    await clock.advance(5_000);
    expect(outbox.get()).toMatchObject({ entries: [], sent: [{ delivery: { message: { id: 8 } } }] });
  });

  test('are not cut off once all of them have left: nobody could say that they did not arrive', async () => {
    const { outbox, key, answer, states, clock, resultOf } = await sendFile(1);
    await resultOf(outbox.stop(key));
    expect(states()).toEqual(['sending']);
    answer({ message: { id: 8 } });
    await clock.advance(10);
    expect(states()).toEqual([]);
  });

  test('that were stopped stay stopped when there is no connection to find out', async () => {
    const { outbox, key, states, server, clock, resultOf } = await sendFile(0.4);
    server.find.mockRejectedValueOnce(new ApiError({ code: 'network', key: 'a call', pageLoading: false }));
    await resultOf(outbox.stop(key));
    await clock.advance(4_000);
    expect(states()).toEqual(['failed']);
    await clock.advance(60_000);
    expect(states()).toEqual(['refused']);
    expect(server.send).toHaveBeenCalledTimes(1);
  });

  test('whose tab ended before it could cut them off are looked for when nothing of them can arrive any more', async () => {
    const { key, stop, store, options, clock, outbox, server, states } = await sendFile(0.4);
    stop();
    await clock.rest();
    await store.change(key, (entry) => ({
      ...entry,
      state: 'sending',
      failure: { code: 'aborted' },
      attemptedAt: options.browser.now(),
    }));
    outbox.start();
    await clock.advance(20_000);
    expect([states(), server.find.mock.calls.length]).toEqual([['failed'], 0]);
    await clock.advance(15_000);
    expect(states()).toEqual(['refused']);
  });
});
