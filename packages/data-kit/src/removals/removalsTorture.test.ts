import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createRemovals } from './createRemovals.ts';

const runs = 60;
const failures: readonly ApiErrorCode[] = ['network', 'timeout', 'server', 'maintenance'];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  // Messages between pages come in a turn of their own, which the fake clock does not know.
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  onTestFinished(() => void (globalThis.BroadcastChannel = BroadcastChannel));
  localStorage.clear();
});
afterEach(() => {
  // The killed pages still listen: their state must not reach the next test.
  window.dispatchEvent(new Event('pagehide'));
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** Pseudo-random numbers, which are the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % end;
  };
}

/** A user removes and undoes while pages end at any moment, answers are lost and clocks are put. */
async function spendBadHour(seed: number) {
  const below = createRandom(seed);
  const removedAtServer = new Set<string>();
  const wanted = new Set<string>();
  const undone = new Set<string>();
  let trouble = 50;
  let kills = 0;

  function openPage() {
    let isAlive = true;
    const removals = createRemovals({
      name: 'things',
      userId: 1,
      isCurrent: () => true,
      remove: (id) =>
        new Promise((resolve, reject) => {
          const isLost = below(100) < trouble;
          const arrives = !isLost || below(2) === 0;
          setTimeout(() => {
            if (arrives) removedAtServer.add(id);
            if (!isAlive) return;
            if (!isLost) {
              resolve(undefined);
              return;
            }
            const code = failures[below(failures.length)]!;
            reject(new ApiError({ code, key: 'DELETE a thing', pageLoading: false }));
          }, below(3_000));
        }),
    });
    const stop = removals.start();
    return {
      removals,
      held: new Set<string>(),
      kill() {
        isAlive = false;
        stop();
        kills += 1;
      },
    };
  }

  let pages = [openPage()];
  for (let step = 0; step < 40; step += 1) {
    const page = pages[below(pages.length)]!;
    const dice = below(100);
    const [held] = page.held;
    if (dice < 40) {
      const id = `${seed}-${step}`;
      if (page.removals.begin(id)) {
        page.held.add(id);
        wanted.add(id);
      }
    } else if (dice < 55 && held !== undefined) {
      page.held.delete(held);
      if (page.removals.undo(held)) {
        undone.add(held);
        wanted.delete(held);
      }
    } else if (dice < 75 && held !== undefined) {
      page.held.delete(held);
      void page.removals.finish(held);
    } else if (dice < 85) {
      pages = pages.filter((other) => other !== page);
      page.kill();
      if (pages.length === 0) pages.push(openPage());
    } else if (dice < 92 && pages.length < 3) pages.push(openPage());
    else if (dice < 96) window.dispatchEvent(new Event('pagehide'));
    else vi.setSystemTime(Date.now() + (below(2) === 0 ? -3_600_000 : 3_600_000));
    await vi.advanceTimersByTimeAsync(below(4_000));
  }
  trouble = 0;
  for (const page of pages) page.kill();
  const last = openPage();
  await vi.advanceTimersByTimeAsync(600_000);
  const shown = (id: string) => !last.removals.get().has(id);
  last.kill();
  return {
    removals: wanted.size + undone.size,
    kills,
    /** Removed by the user, and never shown again. */
    lost: [...wanted].filter((id) => !removedAtServer.has(id)).length,
    /** Taken back by the user, and gone. */
    gone: [...undone].filter((id) => removedAtServer.has(id)).length,
    /** Taken back by the user, and not shown. */
    hidden: [...undone].filter((id) => !shown(id)).length,
  };
}

test('what is removed stays removed, and what is undone stays, whenever pages end and answers are lost', async () => {
  const sum = { removals: 0, kills: 0, lost: 0, gone: 0, hidden: 0 };
  for (let seed = 1; seed <= runs; seed += 1) {
    const result = await spendBadHour(seed);
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += result[key];
    expect({ seed, ...result }).toMatchObject({ lost: 0, gone: 0, hidden: 0 });
  }
  console.info(`removals torture: ${JSON.stringify(sum)}`);
  expect(sum.removals).toBeGreaterThan(5 * runs);
  expect(sum.kills).toBeGreaterThan(runs);
});
