import { isApiError } from '@my-air/api-client';

import type { Courier, Delivery } from './Courier.ts';
import type { TryOptions } from './createSender.ts';
import { judge, pauseAfter } from './failures.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/** For so long after a try whose answer was lost the server may still be at it, in milliseconds. */
export const settledAfter = 30_000;

/** A body that was cut off while it left: so soon the server can have nothing more of it, in milliseconds. */
const cutOffAfter = 3_000;

/**
 * Tries to send the head of a lane, and keeps what came of it. Answers with whether the server knew the person.
 * What was aborted is left as it stands: it is settled when the next tab, or this one, takes it up.
 */
export async function tryEntry(
  options: TryOptions,
  head: OutboxEntry,
  signal: AbortSignal,
): Promise<boolean> {
  // One that stands as being sent, though nobody is sending it, was cut short.
  const isUnsettled = head.isUnsettled === true || head.state === 'sending';
  const entry = { ...head, isUnsettled };
  try {
    if (head.failure?.code === 'aborted') return await settleStopped(options, head, signal);
    if (isUnsettled && !canRepeat(entry, options.courier) && !(await look(options, entry, signal)))
      return true;
    const lastKnownId = await knownBefore(options, entry, signal);
    return await send(options, { ...entry, lastKnownId }, signal);
  } catch (error) {
    return signal.aborted || fail(options, { ...entry, attempts: entry.attempts + 1 }, error);
  }
}

/** Whether doing it twice is doing it once. */
function canRepeat({ item }: OutboxEntry, { hasKeys }: Courier): boolean {
  return hasKeys || item.kind === 'review';
}

/** After which message the entry is to be looked for, should its try need that. */
async function knownBefore({ courier }: TryOptions, entry: OutboxEntry, signal: AbortSignal) {
  if (!canRepeat(entry, courier)) return courier.lastKnownId(entry, signal);
  // With a key only what can be stopped is ever looked for; an earlier try may have arrived already.
  if (entry.item.kind !== 'message' || entry.files.length === 0) return undefined;
  if (entry.isUnsettled) return entry.lastKnownId ?? null;
  // Not knowing is no reason not to send.
  return courier.lastKnownId(entry, signal).catch(() => null);
}

/** Finds out what became of an entry that the person has stopped, and calls it stopped once it cannot arrive any more. */
async function settleStopped(options: TryOptions, head: OutboxEntry, signal: AbortSignal): Promise<boolean> {
  const { courier, browser } = options;
  // Where the tab did not live to cut it off, all of it may have left.
  const patience = head.state === 'sending' ? settledAfter : cutOffAfter;
  const until = (head.attemptedAt ?? browser.now()) + patience;
  if (browser.now() < until) {
    await change(options, head, { state: 'failed', attemptedAt: until - cutOffAfter, retryAt: until });
    return true;
  }
  try {
    const trace = await courier.find(head, signal);
    if (trace.arrived === true) await arrive(options, head, trace.delivery);
    else if (trace.arrived === 'unclear')
      await change(options, head, { state: 'maybeSent', retryAt: undefined });
    else await change(options, head, { state: 'refused', isUnsettled: false, retryAt: undefined });
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    if (isApiError(error) && error.code === 'unauthenticated') return false;
    const retryAt = browser.now() + pauseAfter(head.attempts);
    await change(options, head, { state: 'failed', retryAt });
    return true;
  }
}

/** Looks for an entry that may have arrived. Answers with whether it certainly has not. */
async function look(options: TryOptions, entry: OutboxEntry, signal: AbortSignal): Promise<boolean> {
  const { courier, browser } = options;
  const trace = await courier.find(entry, signal);
  if (trace.arrived === true) {
    await arrive(options, entry, trace.delivery);
    return false;
  }
  if (trace.arrived === 'unclear') {
    await change(options, entry, { state: 'maybeSent', isUnsettled: true, retryAt: undefined });
    return false;
  }
  const endedAt = entry.attemptedAt ?? browser.now();
  if (browser.now() - endedAt >= settledAfter) return true;
  const retryAt = Math.min(browser.now() + pauseAfter(entry.attempts), endedAt + settledAfter);
  await change(options, entry, { state: 'failed', isUnsettled: true, attemptedAt: endedAt, retryAt });
  return false;
}

async function send(options: TryOptions, entry: OutboxEntry, signal: AbortSignal): Promise<boolean> {
  const { courier, store, browser } = options;
  const files = await store.files(entry.key);
  signal.throwIfAborted();
  const claimed = await change(options, entry, {
    state: 'sending',
    attempts: entry.attempts + 1,
    attemptedAt: browser.now(),
    isUnsettled: false,
    retryAt: undefined,
    lastKnownId: entry.lastKnownId,
  });
  // Somebody took it back in the meantime.
  if (!claimed || signal.aborted) return true;
  let delivery: Delivery;
  try {
    delivery = await options.stops.run(entry.key, signal, (own) =>
      courier.send(claimed, files, own, (share) => tellShare(options, entry.key, share)),
    );
  } catch (error) {
    if (signal.aborted) return true;
    const isUnsettled = entry.isUnsettled === true || judge(error, claimed.attempts).mayHaveArrived;
    return fail(options, { ...claimed, isUnsettled, attemptedAt: browser.now() }, error);
  } finally {
    if (files.length > 0) tellShare(options, entry.key, undefined);
  }
  await arrive(options, claimed, delivery);
  return true;
}

function tellShare({ uploads, tell }: TryOptions, key: string, share: number | undefined): void {
  uploads.set(key, share);
  tell({ type: 'uploading', key, share });
}

async function arrive(options: TryOptions, entry: OutboxEntry, delivery: Delivery): Promise<void> {
  await options.store.change(entry.key, () => undefined);
  options.publisher.sent({ entry, delivery });
  options.tell({ type: 'sent', entry, delivery });
  await options.publisher.refresh();
}

/** Keeps what a failure means; `attempts`, `attemptedAt` and `isUnsettled` of the entry are as they are after it. */
async function fail(options: TryOptions, entry: OutboxEntry, error: unknown): Promise<boolean> {
  const { attempts, attemptedAt, isUnsettled } = entry;
  if (isApiError(error) && error.code === 'unauthenticated') {
    await change(options, entry, { state: 'queued', attemptedAt, isUnsettled, retryAt: undefined });
    return false;
  }
  const { failure, isFinal, pause } = judge(error, attempts);
  const common = { failure, attempts, attemptedAt, isUnsettled };
  if (!isFinal) {
    const retryAt = options.browser.now() + pause;
    await change(options, entry, { ...common, state: 'failed', retryAt });
    return true;
  }
  const refused = await change(options, entry, { ...common, state: 'refused', retryAt: undefined });
  if (refused) options.publisher.refused(refused);
  if (failure.code === 'forbidden') await refuseLane(options, { ...entry, failure });
  return true;
}

/** Who has no access to a chat has none for what waits behind either. */
async function refuseLane(options: TryOptions, { lane, failure }: OutboxEntry): Promise<void> {
  for (const entry of await options.store.list(options.userId)) {
    if (entry.lane !== lane || entry.state === 'refused') continue;
    await change(options, entry, { state: 'refused', failure, retryAt: undefined });
  }
}

async function change(
  options: TryOptions,
  { key }: OutboxEntry,
  values: Partial<OutboxEntry>,
): Promise<OutboxEntry | undefined> {
  const changed = await options.store.change(key, (entry) => ({ ...entry, ...values }));
  options.tell({ type: 'changed' });
  await options.publisher.refresh();
  return changed;
}
