import { timers } from '@my-air/feature-api';

import { chooseHeads } from './chooseHeads.ts';
import { createStops } from './createStops.ts';
import { createStopwatch } from './createStopwatch.ts';
import { pauseAfter } from './failures.ts';
import { queueKeyOf, type OutboxEntry } from './OutboxEntry.ts';
import { tryEntry } from './tryEntry.ts';
import type { SenderOptions } from './TryOptions.ts';
import { sincePause, waitOf } from './waitOf.ts';

/** The number of queues that are sent in parallel: a large file in one chat does not hold up the others. */
const queuesAtOnce = 3;

/** Sends waiting entries, one of each queue at a time, while no other tab does. */
export function createSender(options: SenderOptions) {
  const { userId, store, browser, isCurrent, recheck } = options;
  const stops = createStops();
  const watch = createStopwatch(browser.elapsed);
  let life: AbortController | undefined;
  let isWorking = false;
  let hasNews = false;
  let wake: () => void = () => {};
  let cancelTimer: () => void = () => {};
  // Times of this page's clock.
  /** A pause that began before this time is over. */
  let wokenAt = Number.NEGATIVE_INFINITY;
  /** Nothing is sent before this time, because the server no longer knew the user. */
  let closedUntil = Number.NEGATIVE_INFINITY;

  /** Checks the entries soon, because something has changed. */
  function nudge(): void {
    if (!life) return;
    hasNews = true;
    wake();
    if (!isWorking) void takeTurn(life.signal);
  }

  async function takeTurn(signal: AbortSignal): Promise<void> {
    isWorking = true;
    try {
      // oxlint-disable-next-line no-unmodified-loop-condition -- every nudge sets it, also while the work is awaited
      while (hasNews && !signal.aborted) {
        await browser.withExclusiveLock(`my-air sender of ${userId}`, signal, () => work(signal));
      }
      if (!signal.aborted) await setTimer(signal);
    } catch {
      // The storage failed: the waiting entries are still there, and are checked again later.
      hasNews = false;
      if (!signal.aborted) cancelTimer = browser.after(timers.longestBackoff, nudge);
    } finally {
      isWorking = false;
      if (hasNews) nudge();
    }
  }

  async function work(signal: AbortSignal): Promise<void> {
    const queues = new Map<string, Promise<void>>();
    try {
      await fillQueues(queues, signal);
    } finally {
      // When the storage fails, no other tab may take over entries that are being sent; aborted ones may be
      // taken over.
      await Promise.race([Promise.allSettled(queues.values()), untilAborted(signal)]);
    }
  }

  async function fillQueues(queues: Map<string, Promise<void>>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      hasNews = false;
      const news = new Promise<void>((resolve) => (wake = resolve));
      const entries = canSend() ? await store.list(userId) : [];
      for (const head of chooseHeads(entries)) {
        const queueKey = queueKeyOf(head.item);
        if (queues.has(queueKey) || queues.size >= queuesAtOnce || !isDue(head)) continue;
        queues.set(
          queueKey,
          send(head, signal).finally(() => queues.delete(queueKey)),
        );
      }
      if (queues.size === 0 && !hasNews) return;
      if (!hasNews) await Promise.race([...queues.values(), news]);
    }
  }

  async function send(head: OutboxEntry, signal: AbortSignal): Promise<void> {
    const isKnown = await tryEntry({ ...options, stops, watch }, head, signal);
    if (isKnown || signal.aborted) return;
    closedUntil = Number.POSITIVE_INFINITY;
    const isSignedIn = await recheck().catch(() => true);
    // After sign-out it sends nothing until the next start; after an error of the server it waits.
    if (isSignedIn) closedUntil = browser.elapsed() + pauseAfter(head.attempts + 1);
  }

  function canSend() {
    return browser.isOnline() && isCurrent() && browser.elapsed() >= closedUntil;
  }

  function isDue(head: OutboxEntry) {
    if (waitOf(head, watch, browser.now()) === 0) return true;
    const code = head.failure?.code;
    // A stopped entry keeps its time to arrive, and the pause that a server asks for is kept.
    if (head.state !== 'failed' || code === 'aborted' || code === 'too_many_requests') return false;
    return browser.elapsed() - sincePause(head, watch) < wokenAt;
  }

  /** Sets the timer to the moment when the first waiting entry is due. */
  async function setTimer(signal: AbortSignal): Promise<void> {
    cancelTimer();
    // Without the network or the user, their return wakes it.
    if (!browser.isOnline() || !isCurrent()) return;
    const waits = chooseHeads(await store.list(userId)).map((head) => waitOf(head, watch, browser.now()));
    if (signal.aborted) return;
    const next = Math.max(Math.min(...waits), closedUntil - browser.elapsed());
    if (Number.isFinite(next)) cancelTimer = browser.after(Math.max(0, next), nudge);
  }

  function start(): () => void {
    const own = new AbortController();
    life = own;
    closedUntil = Number.NEGATIVE_INFINITY;
    const stopWaking = browser.onWake(() => {
      wokenAt = browser.elapsed();
      nudge();
    });
    nudge();
    return () => {
      own.abort();
      if (life === own) life = undefined;
      stopWaking();
      cancelTimer();
    };
  }

  /** Ends a try whose files have not all left; after that it would be unknown whether it arrived. */
  function stop(key: string): void {
    const share = options.uploads.shareOf(key);
    if (share !== undefined && share < 1) stops.stop(key);
  }

  return { nudge, start, stop };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
