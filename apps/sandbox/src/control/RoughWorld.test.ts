import { getUser, listChannels } from '@my-air/api-client/contract';
import { archiveChat, type ChatList } from '@my-air/messenger/contract';
import { expect, onTestFinished, test } from 'vitest';

import { memorySettings } from '#test/support/memorySettings.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import { metaOf, pageOf } from '../http/pages.ts';
import { finishOAuth } from '../platforms/platformEndpoints.ts';
import { Faults } from './Faults.ts';
import { RoughWorld, waits } from './RoughWorld.ts';

const calls = Array.from({ length: 2_000 }, (_, place) => `/api/channels?${place % 200}`);

test('the same seed and the same calls meet the same, and another seed something else', () => {
  const run = (seed: number) => {
    const world = new RoughWorld();
    return calls.map((address) => world.next(seed, listChannels, address));
  };
  expect(run(7)).toEqual(run(7));
  expect(run(8)).not.toEqual(run(7));
});

test('what other addresses are asked in between changes nothing', () => {
  const alone = new RoughWorld();
  const among = new RoughWorld();
  for (const address of calls) {
    among.next(7, getUser, '/api/user');
    expect(among.next(7, listChannels, address)).toEqual(alone.next(7, listChannels, address));
  }
});

test('answers take 30 to 1,500 ms, one read in forty fails, and survives the next time', () => {
  const world = new RoughWorld();
  const met = calls.map((address) => world.next(7, listChannels, address));
  for (const { delayMs } of met) {
    expect(delayMs).toBeGreaterThanOrEqual(waits.shortest);
    expect(delayMs).toBeLessThanOrEqual(waits.longest);
  }
  const failed = met.flatMap(({ preset }, place) => (preset === undefined ? [] : [place]));
  expect(failed.length).toBeGreaterThan(25);
  expect(failed.length).toBeLessThan(75);
  expect(new Set(met.map(({ preset }) => preset))).toEqual(
    new Set([undefined, 'server_error', 'maintenance']),
  );
  // Two hundred addresses take turns.
  for (const place of failed) expect(met[place + 200]?.preset).toBeUndefined();
});

test('a write is late and never refused', () => {
  const world = new RoughWorld();
  // The way back from a platform is a GET that writes, and its address is another each time.
  for (const write of [archiveChat, finishOAuth]) {
    const met = calls.map((address) => world.next(7, write, address));
    expect(met.every(({ preset, delayMs }) => preset === undefined && delayMs !== undefined)).toBe(true);
  }
});

test('an armed fault comes before the rough world, which begins again on demand', async () => {
  const settings = memorySettings();
  const faults = new Faults(settings, '');
  expect(await faults.take(getUser, '/api/user')).toBeUndefined();
  await settings.change((now) => ({ ...now, rough: { seed: 3 } }));
  const first = await faults.take(getUser, '/api/user');
  const second = await faults.take(getUser, '/api/user');
  expect(second?.delayMs).not.toBe(first?.delayMs);
  await faults.arm({ endpoint: '*', status: 404, times: 1 });
  expect(await faults.take(getUser, '/api/user')).toMatchObject({ status: 404, delayMs: undefined });
  faults.restart();
  expect((await faults.take(getUser, '/api/user'))?.delayMs).toBe(first?.delayMs);
});

test('short pages follow each other without a gap, and the last one is where the list ends', async () => {
  const settings = memorySettings();
  await settings.change((now) => ({ ...now, rough: { seed: 3 } }));
  const pages = Array.from({ length: 200 }, (_, place) => pageOf(place + 1, 20, { settings }));
  const short = pages.filter(({ size }) => size < 20);
  expect(short.length).toBeGreaterThan(20);
  expect(short.length).toBeLessThan(60);
  let rows = 0;
  for (const page of pages) {
    expect(page.offset).toBe(rows);
    rows += page.size;
    expect(metaOf(rows, page).last_page).toBe(page.page);
    expect(metaOf(rows + 1, page)).toEqual({
      current_page: page.page,
      last_page: page.page + 1,
      per_page: 20,
    });
  }
  expect(metaOf(0, pages[0]!).last_page).toBe(1);
});

const { sandbox, as } = testSandbox();

test('[MSG-01] all chats are on the pages of a rough world, each once, and a reset keeps it rough', async () => {
  const who = await as('manager');
  const seed = shortSeed();
  onTestFinished(async () => {
    await sandbox().control.settings.change((now) => ({ ...now, rough: undefined }));
  });
  expect((await who.write('POST', '/sandbox/api/rough', { seed })).body).toEqual({ seed });
  // This test is about pages: it does not wait for late answers.
  await sandbox().control.faults.arm({ endpoint: '*', delayMs: 0 });
  const ids: unknown[] = [];
  let page = 1;
  for (let last = 1; page <= last; page += 1) {
    const { chats, meta } = await who.read<ChatList>(`/api/active-chats?page=${page}`);
    last = meta?.last_page ?? 0;
    ids.push(...chats.map(({ id }) => id));
  }
  expect(page - 1).toBeGreaterThan(3);
  expect(ids).toHaveLength(45);
  expect(new Set(ids).size).toBe(45);
  await sandbox().control.reset();
  expect((await who.open('/sandbox/api/rough')).body).toEqual({ seed });
  expect((await who.write('DELETE', '/sandbox/api/rough')).status).toBe(204);
  expect((await who.open('/sandbox/api/rough')).body).toBeNull();
});

/** The first seed whose first page is so short that 45 rows need a fourth one. */
function shortSeed(): number {
  for (let seed = 1; ; seed += 1) {
    const settings = { current: () => ({ ...memorySettings().current(), rough: { seed } }) };
    if (metaOf(45, pageOf(1, 20, { settings })).last_page > 3) return seed;
  }
}
