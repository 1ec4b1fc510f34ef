import type { NewEntry } from './Outbox.ts';
import { type OutboxEntry, type OutboxFile, queueKeyOf } from './OutboxEntry.ts';
import { createStopwatch, sincePause, waitOf } from './createStopwatch.ts';
import { longestBackoff, pauseAfter } from './failures.ts';
import { canClaimAtOnce, claim, createStops, sendClaimed, type SenderOptions, tryEntry } from './tryEntry.ts';

/** The number of queues that are sent in parallel: a large file in one chat does not hold up the others. */
const queuesAtOnce = 3;

/** The time that a new entry waits for this tab's turn before it is stored without it, in milliseconds. */
const patience = 50;

/** A new entry that is stored with this tab's next turn. */
interface Newcomer {
  entry: NewEntry;
  files: readonly OutboxFile[];
  /** Stores the entry, with other values if need be; resolves to undefined when that fails. */
  store: (values?: Partial<NewEntry>) => Promise<OutboxEntry | undefined>;
}

/** Sends waiting entries, one of each queue at a time, while no other tab does. */
export function createSender(options: SenderOptions) {
  const { userId, browser, publisher, transport, isCurrent, recheck } = options;
  const stops = createStops();
  const watch = createStopwatch(browser.elapsed);
  const tryOptions = { ...options, stops, watch };
  let life: AbortController | undefined;
  let isWorking = false;
  let hasNews = false;
  /** Whether the published entries were read in this tab's last turn. */
  let isFresh = false;
  const newcomers: Newcomer[] = [];
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
      if (!signal.aborted) cancelTimer = browser.after(longestBackoff, nudge);
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
      if (hasNews) isFresh = false;
      hasNews = false;
      const news = new Promise<void>((resolve) => (wake = resolve));
      const entries = canSend() ? await readEntries() : undefined;
      await admit(entries, queues, signal);
      for (const head of chooseHeads(entries ?? [])) {
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

  /** The entries of all tabs. Without news only this tab has changed some, and knows how they are. */
  async function readEntries(): Promise<readonly OutboxEntry[]> {
    const entries = isFresh ? publisher.get().entries : await publisher.read();
    isFresh = true;
    return entries;
  }

  /** Stores the new entries; the first of a free queue as being sent, in the same step. */
  async function admit(
    entries: readonly OutboxEntry[] | undefined,
    queues: Map<string, Promise<void>>,
    signal: AbortSignal,
  ): Promise<void> {
    const busy = new Set(chooseHeads(entries ?? []).map(({ item }) => queueKeyOf(item)));
    for (let newcomer = newcomers.shift(); newcomer; newcomer = newcomers.shift()) {
      const { entry, files } = newcomer;
      const queueKey = queueKeyOf(entry.item);
      const isFree = !busy.has(queueKey) && !queues.has(queueKey) && queues.size < queuesAtOnce;
      busy.add(queueKey);
      if (!entries || !isFree || !canSend() || signal.aborted || !canClaimAtOnce(entry, transport)) {
        await newcomer.store();
        nudge();
        continue;
      }
      const claimed = await newcomer.store(claim(entry, browser.now()));
      if (!claimed) continue;
      const sending = sendClaimed(tryOptions, claimed, { before: entry, files, signal });
      queues.set(
        queueKey,
        pauseIfUnknown(sending, claimed, signal).finally(() => queues.delete(queueKey)),
      );
    }
  }

  /** Stores a new entry: with this tab's turn if it comes soon, so that it is sent right away. */
  function add(entry: NewEntry, files: readonly OutboxFile[]): Promise<OutboxEntry> {
    return new Promise((resolve, reject) => {
      const cancel = browser.after(patience, () => void storeAll());
      newcomers.push({
        entry,
        files,
        async store(values) {
          cancel();
          try {
            const kept = await publisher.add({ ...entry, ...values }, files);
            resolve(kept);
            return kept;
          } catch (error) {
            reject(error);
            return undefined;
          }
        },
      });
      if (life && canSend()) nudge();
      else void storeAll();
    });
  }

  /** Stores the new entries in their order, without this tab's turn. */
  async function storeAll(): Promise<void> {
    for (let newcomer = newcomers.shift(); newcomer; newcomer = newcomers.shift()) await newcomer.store();
    nudge();
  }

  async function send(head: OutboxEntry, signal: AbortSignal): Promise<void> {
    await pauseIfUnknown(tryEntry(tryOptions, head, signal), head, signal);
  }

  /** Pauses after a try for which the server did not know the user. */
  async function pauseIfUnknown(
    trying: Promise<boolean>,
    head: OutboxEntry,
    signal: AbortSignal,
  ): Promise<void> {
    const isKnown = await trying;
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
    const waits = chooseHeads(await readEntries()).map((head) => waitOf(head, watch, browser.now()));
    if (signal.aborted) return;
    const next = Math.max(Math.min(...waits), closedUntil - browser.elapsed());
    if (Number.isFinite(next)) cancelTimer = browser.after(Math.max(0, next), nudge);
  }

  function start(): () => void {
    const controller = new AbortController();
    life = controller;
    closedUntil = Number.NEGATIVE_INFINITY;
    const stopWaking = browser.onWake(() => {
      wokenAt = browser.elapsed();
      nudge();
    });
    nudge();
    return () => {
      controller.abort();
      if (life === controller) life = undefined;
      stopWaking();
      cancelTimer();
    };
  }

  /** Ends a try whose files have not all left; after that it would be unknown whether it arrived. */
  function stop(key: string): void {
    const share = options.uploads.shareOf(key);
    if (share !== undefined && share < 1) stops.stop(key);
  }

  return { nudge, start, stop, add };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The pending head of each queue. Refused entries do not hold up a queue; the user deals with them. */
function chooseHeads(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>();
  for (const entry of entries.toSorted((a, b) => a.place - b.place)) {
    const queueKey = queueKeyOf(entry.item);
    if (entry.state !== 'refused' && !heads.has(queueKey)) heads.set(queueKey, entry);
  }
  return [...heads.values()];
}
