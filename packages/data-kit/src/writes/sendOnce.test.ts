import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { buildFailure, shareLocks, stubPortal } from '@my-air/feature-api/testing';
import { sendOnce, type OnceWork } from './sendOnce.ts';
import { UnconfirmedError } from './UnconfirmedError.ts';

const withKeys = stubPortal();
const withoutKeys = stubPortal({
  config: { flags: { pt: true, idempotencyKey: false } },
});

/** The end of a try: done and answered, done and the answer lost, or never arrived. */
type End = 'answered' | 'lost after' | 'lost before' | ApiErrorCode;

/** A server that keeps what it is sent; the first tries end as given. */
function startServer(hasKeys: boolean, ...ends: End[]) {
  const jobs: { id: string; key: string }[] = [{ id: 'old', key: 'old' }];
  const keys: string[] = [];
  const work = (signature = 'wish'): OnceWork<string> => ({
    name: 'test',
    signature,
    send: vi.fn(async (key: string) => {
      keys.push(key);
      const end = ends.shift() ?? 'answered';
      if (end === 'lost before') throw buildFailure('network');
      if (end !== 'answered' && end !== 'lost after') throw buildFailure(end);
      const before = hasKeys ? jobs.find((job) => job.key === key) : undefined;
      const job = before ?? { id: `job-${jobs.length}`, key };
      if (!before) jobs.unshift(job);
      await Promise.resolve();
      if (end === 'lost after') throw buildFailure('network');
      return job.id;
    }),
    listIds: async () => jobs.map(({ id }) => id),
    find: async (known) => jobs.find(({ id }) => !known.includes(id))?.id ?? null,
  });
  return { jobs, keys, work };
}

beforeEach(() => localStorage.clear());

describe('[AIM-05] [AIM-07] what binds is sent once', () => {
  test('with keys, every try after a lost answer carries the same key, also after a reload', async () => {
    const { jobs, keys, work } = startServer(true, 'lost after', 'lost before');
    await expect(sendOnce(withKeys, work())).rejects.toMatchObject({ code: 'network' });
    await expect(sendOnce(withKeys, work())).rejects.toMatchObject({ code: 'network' });
    vi.resetModules();
    const reloaded = await import('./sendOnce.ts');
    expect(await reloaded.sendOnce(withKeys, work())).toBe('job-1');
    expect(jobs).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('without keys, a lost answer is looked for at once', async () => {
    const { jobs, work } = startServer(false, 'lost after');
    expect(await sendOnce(withoutKeys, work())).toBe('job-1');
    expect(jobs).toHaveLength(2);
  });

  test('without keys, and offline when it was to be looked for, the next press looks before it sends', async () => {
    const { jobs, work } = startServer(false, 'lost after');
    const offline = { ...work(), find: () => Promise.reject(buildFailure('network')) };
    await expect(sendOnce(withoutKeys, offline)).rejects.toMatchObject({ isCheckedFirst: true });
    const next = work();
    expect(await sendOnce(withoutKeys, next)).toBe('job-1');
    expect(next.send).not.toHaveBeenCalled();
    expect(jobs).toHaveLength(2);
  });

  test('without keys and without a way to look, it says that it may have been sent', async () => {
    const { work } = startServer(false, 'lost after');
    const { name, signature, send } = work();
    const failure = await sendOnce(withoutKeys, { name, signature, send }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnconfirmedError);
    expect(failure).toMatchObject({ isCheckedFirst: false, code: 'network' });
  });

  test('what never reached the server is sent at the next press', async () => {
    const { jobs, work } = startServer(false, 'lost before');
    await expect(sendOnce(withoutKeys, work())).rejects.toMatchObject({ code: 'network' });
    expect(await sendOnce(withoutKeys, work())).toBe('job-1');
    expect(jobs).toHaveLength(2);
  });

  test('a refusal ends the wish; the next press is a new one', async () => {
    const { keys, work } = startServer(true, 'validation', 'forbidden');
    await expect(sendOnce(withKeys, work())).rejects.toMatchObject({ code: 'validation' });
    await expect(sendOnce(withKeys, work())).rejects.toMatchObject({ code: 'forbidden' });
    await sendOnce(withKeys, work());
    expect(new Set(keys).size).toBe(3);
  });

  test.each(['conflict', 'too_many_requests', 'server', 'maintenance', 'malformed', 'mismatch'] as const)(
    'after "%s" the same wish goes on under its key',
    async (code) => {
      const { keys, work } = startServer(true, code);
      await expect(sendOnce(withKeys, work())).rejects.toBeInstanceOf(ApiError);
      await sendOnce(withKeys, work());
      expect(new Set(keys).size).toBe(1);
    },
  );

  test('another wish has a key of its own, and so has the same wish after it was granted', async () => {
    const { jobs, work } = startServer(true);
    await sendOnce(withKeys, work());
    await sendOnce(withKeys, work());
    await sendOnce(withKeys, work('another'));
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(4);
  });

  test('another wish in between leaves the first its key', async () => {
    const { keys, work } = startServer(true, 'lost after', 'answered');
    await expect(sendOnce(withKeys, work())).rejects.toMatchObject({ code: 'network' });
    await sendOnce(withKeys, work('another'));
    expect(await sendOnce(withKeys, work())).toBe('job-1');
    expect(keys[2]).toBe(keys[0]);
  });

  test.each([
    ['with keys', true, 'answered'],
    ['with keys, the first answer lost', true, 'lost after'],
    ['without keys', false, 'answered'],
    ['without keys, the first answer lost', false, 'lost after'],
    ['without keys, the first one lost on its way', false, 'lost before'],
  ] as const)('two tabs that press in the same moment send one wish: %s', async (_, hasKeys, end) => {
    shareLocks();
    const { jobs, work } = startServer(hasKeys, end);
    const portal = hasKeys ? withKeys : withoutKeys;
    vi.resetModules();
    const other = await import('./sendOnce.ts');
    await Promise.allSettled([sendOnce(portal, work()), other.sendOnce(portal, work())]);
    expect(jobs).toHaveLength(2);
    // A press after a failure is the same wish, one after the answer another.
    await sendOnce(portal, work());
    expect(jobs).toHaveLength(end === 'answered' || (end === 'lost after' && !hasKeys) ? 3 : 2);
  });

  test('a try that was lost here and fulfilled by another tab is not sent again here', async () => {
    const { jobs, work } = startServer(true, 'lost before');
    vi.resetModules();
    const other = await import('./sendOnce.ts');
    await expect(sendOnce(withKeys, work())).rejects.toMatchObject({ code: 'network' });
    expect(await other.sendOnce(withKeys, work())).toBe('job-1');
    expect(await sendOnce(withKeys, work())).toBe('job-1');
    expect(jobs).toHaveLength(2);
    expect(await sendOnce(withKeys, work()), 'a press after the answer is another wish').toBe('job-2');
  });

  test('nothing is kept of what was answered at once', async () => {
    await sendOnce(withKeys, startServer(true).work());
    expect(localStorage).toHaveLength(0);
  });

  test('an answer that was lost more than an hour ago is not waited for, nor one of the future', async () => {
    const { keys, work } = startServer(true, 'lost before', 'lost before');
    const now = vi.spyOn(Date, 'now');
    onTestFinished(() => now.mockRestore());
    now.mockReturnValue(1_800_000_000_000);
    await expect(sendOnce(withKeys, work())).rejects.toMatchObject({ code: 'network' });
    now.mockReturnValue(1_800_000_000_000 + 3_600_000);
    await expect(sendOnce(withKeys, work())).rejects.toMatchObject({ code: 'network' });
    now.mockReturnValue(1_800_000_000_000);
    await sendOnce(withKeys, work());
    expect(new Set(keys).size).toBe(3);
  });
});
