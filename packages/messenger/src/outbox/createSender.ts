import { timers } from '@my-air/feature-api';

import { chooseHeads, dueAt } from './chooseHeads.ts';
import type { OutboxOptions } from './createOutbox.ts';
import type { Publisher } from './createPublisher.ts';
import { createStops, type Stops } from './createStops.ts';
import type { createUploads } from './createUploads.ts';
import type { OutboxNews } from './OutboxBrowser.ts';
import { pauseAfter } from './failures.ts';
import type { OutboxEntry } from './OutboxEntry.ts';
import { tryEntry } from './tryEntry.ts';

export interface SenderOptions extends OutboxOptions {
  publisher: Publisher;
  uploads: ReturnType<typeof createUploads>;
  tell: (news: OutboxNews) => void;
}

/** What one try works with. */
export interface TryOptions extends SenderOptions {
  stops: Stops;
}

/** So many lanes are sent at once: a large file in one chat does not hold up the others. */
const lanesAtOnce = 3;

/** Sends what waits, one entry of a lane at a time, while no other tab does. */
export function createSender(options: SenderOptions) {
  const { userId, store, browser, isCurrent, recheck } = options;
  const stops = createStops();
  let life: AbortController | undefined;
  let isWorking = false;
  let hasNews = false;
  let hear: () => void = () => {};
  let cancelTimer: () => void = () => {};
  /** A failure before this moment is no reason to wait any longer. */
  let wokenAt = Number.NEGATIVE_INFINITY;
  /** Nothing is sent before this moment, because the server no longer knew the person. */
  let closedUntil = 0;

  /** Looks at the entries soon: something has changed. */
  function nudge(): void {
    if (!life) return;
    hasNews = true;
    hear();
    if (!isWorking) void takeTurn(life.signal);
  }

  async function takeTurn(signal: AbortSignal): Promise<void> {
    isWorking = true;
    try {
      // oxlint-disable-next-line no-unmodified-loop-condition -- every nudge sets it, also while the work is awaited
      while (hasNews && !signal.aborted) {
        await browser.inTurn(`my-air sender of ${userId}`, signal, () => work(signal));
      }
      if (!signal.aborted) await setTimer(signal);
    } catch {
      // The storage failed: what waits is still there, and is looked at again later.
      hasNews = false;
      if (!signal.aborted) cancelTimer = browser.after(timers.longestBackoff, nudge);
    } finally {
      isWorking = false;
      if (hasNews) nudge();
    }
  }

  async function work(signal: AbortSignal): Promise<void> {
    const lanes = new Map<string, Promise<void>>();
    while (!signal.aborted) {
      hasNews = false;
      const news = new Promise<void>((resolve) => (hear = resolve));
      const entries = canSend() ? await store.list(userId) : [];
      for (const head of chooseHeads(entries)) {
        if (lanes.has(head.lane) || lanes.size >= lanesAtOnce || !isDue(head)) continue;
        lanes.set(
          head.lane,
          send(head, signal).finally(() => lanes.delete(head.lane)),
        );
      }
      if (lanes.size === 0 && !hasNews) return;
      if (!hasNews) await Promise.race([...lanes.values(), news]);
    }
  }

  async function send(head: OutboxEntry, signal: AbortSignal): Promise<void> {
    const isKnown = await tryEntry({ ...options, stops }, head, signal);
    if (isKnown || signal.aborted) return;
    closedUntil = Number.POSITIVE_INFINITY;
    const isSignedIn = await recheck().catch(() => true);
    // Signed out, it is silent until somebody starts it again; a mistake of the server's is waited out.
    if (isSignedIn) closedUntil = browser.now() + pauseAfter(head.attempts + 1);
  }

  function canSend() {
    return browser.isOnline() && isCurrent() && browser.now() >= closedUntil;
  }

  function isDue(head: OutboxEntry) {
    const isWoken = head.state === 'failed' && (head.attemptedAt ?? 0) < wokenAt;
    return dueAt(head) <= browser.now() || (isWoken && head.failure?.code !== 'too_many_requests');
  }

  /** Comes back when the first of those that wait is due. */
  async function setTimer(signal: AbortSignal): Promise<void> {
    cancelTimer();
    // Without the network or the person it is woken by their return.
    if (!browser.isOnline() || !isCurrent()) return;
    const moments = chooseHeads(await store.list(userId)).map(dueAt);
    if (signal.aborted) return;
    const next = Math.max(Math.min(...moments), closedUntil);
    if (Number.isFinite(next)) cancelTimer = browser.after(Math.max(0, next - browser.now()), nudge);
  }

  function start(): () => void {
    const own = new AbortController();
    life = own;
    closedUntil = 0;
    const stopWaking = browser.onWake(() => {
      wokenAt = browser.now();
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

  /** Ends a try whose files have not all left; once they have, nobody can say that it did not arrive. */
  function stop(key: string): void {
    const share = options.uploads.shareOf(key);
    if (share !== undefined && share < 1) stops.stop(key);
  }

  return { nudge, start, stop };
}
