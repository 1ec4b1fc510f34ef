import { buildFailure, stubPortal } from '@my-air/feature-api/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { sendOnce, type OnceWork } from './sendOnce.ts';

const lost = buildFailure('network');
const refused = buildFailure('validation');
const withKeys = stubPortal();
const withoutKeys = stubPortal({
  config: { flags: { instagramTiktokPages: false, pt: true, idempotencyKey: false } },
});

/** A server that keeps what it is sent; the answers of the first tries are lost. */
function server(lostAnswers: number) {
  const jobs: { id: string; key: string }[] = [{ id: 'old', key: 'old' }];
  let tries = 0;
  const work = (knowsKeys: boolean, signature = 'wish'): OnceWork<string> => ({
    name: 'test',
    signature,
    send: vi.fn(async (key: string) => {
      tries += 1;
      const before = knowsKeys ? jobs.find((job) => job.key === key) : undefined;
      const job = before ?? { id: `job-${jobs.length}`, key };
      if (!before) jobs.unshift(job);
      if (tries <= lostAnswers) throw lost;
      return job.id;
    }),
    listIds: async () => jobs.map(({ id }) => id),
    find: async (known) => jobs.find(({ id }) => !known.includes(id))?.id ?? null,
  });
  return { jobs, work };
}

beforeEach(() => localStorage.clear());

describe('[AIM-05] [AIM-07] what binds is sent once', () => {
  test('with keys, every try after a lost answer carries the same key', async () => {
    const { jobs, work } = server(2);
    await expect(sendOnce(withKeys, work(true))).rejects.toBe(lost);
    await expect(sendOnce(withKeys, work(true))).rejects.toBe(lost);
    expect(await sendOnce(withKeys, work(true))).toBe('job-1');
    expect(jobs).toHaveLength(2);
  });

  test('without keys, a lost answer is looked for at once', async () => {
    const { jobs, work } = server(1);
    expect(await sendOnce(withoutKeys, work(false))).toBe('job-1');
    expect(jobs).toHaveLength(2);
  });

  test('without keys, and offline when it was to be looked for, the next press looks before it sends', async () => {
    const { jobs, work } = server(1);
    const offline = { ...work(false), find: () => Promise.reject(lost) };
    await expect(sendOnce(withoutKeys, offline)).rejects.toBe(lost);
    const next = work(false);
    expect(await sendOnce(withoutKeys, next)).toBe('job-1');
    expect(next.send).not.toHaveBeenCalled();
    expect(jobs).toHaveLength(2);
  });

  test('what never reached the server is sent at the next press', async () => {
    const { jobs, work } = server(0);
    const unsent = { ...work(false), send: () => Promise.reject(lost) };
    await expect(sendOnce(withoutKeys, unsent)).rejects.toBe(lost);
    expect(await sendOnce(withoutKeys, work(false))).toBe('job-1');
    expect(jobs).toHaveLength(2);
  });

  test('a refusal ends the wish; the next press is a new one', async () => {
    const { work } = server(0);
    const keys: string[] = [];
    const refusing = (): OnceWork<string> => ({
      ...work(true),
      send: (key) => {
        keys.push(key);
        return Promise.reject(refused);
      },
    });
    await expect(sendOnce(withKeys, refusing())).rejects.toBe(refused);
    await expect(sendOnce(withKeys, refusing())).rejects.toBe(refused);
    expect(new Set(keys).size).toBe(2);
  });

  test('another wish has a key of its own, and so has the same wish after it was granted', async () => {
    const { jobs, work } = server(0);
    await sendOnce(withKeys, work(true));
    await sendOnce(withKeys, work(true));
    await sendOnce(withKeys, work(true, 'another'));
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(4);
  });
});
