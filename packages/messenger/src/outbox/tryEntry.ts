import { isApiError } from '@my-air/api-client';

import type { Delivery, MessageTransport, NewEntry } from './Outbox.ts';
import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';
import type { OutboxOptions } from './createOutbox.ts';
import type { Publisher, ReportedUploads } from './createPublisher.ts';
import { sinceTry, type Stopwatch } from './createStopwatch.ts';
import { judge, keepFailure, pauseAfter } from './failures.ts';

/** The options and parts of the sender. */
export interface SenderOptions extends OutboxOptions {
  publisher: Publisher;
  uploads: ReportedUploads;
}

/** The options and parts of one try. */
export interface TryOptions extends SenderOptions {
  stops: Stops;
  watch: Stopwatch;
}

/**
 * Tries to send the head of a queue, and stores the outcome. Resolves to whether the server knew the user. An
 * aborted entry is left as it is for the next tab, or this one. Rejects when the storage fails.
 */
export async function tryEntry(
  options: TryOptions,
  head: OutboxEntry,
  signal: AbortSignal,
): Promise<boolean> {
  // An entry in the state `sending` that no tab is sending was cut off.
  const isUnsettled = head.isUnsettled === true || head.state === 'sending';
  const entry = { ...head, isUnsettled };
  if (head.failure?.code === 'aborted') return lookForStopped(options, head, signal);
  let prepared = entry;
  try {
    if (isUnsettled && (entry.isAccepted || !canRepeat(entry, options.transport))) {
      if (!(await lookForEntry(options, entry, signal))) return true;
      prepared = { ...entry, isUnsettled: false };
    }
    const lastKnownId = await knownBefore(options, prepared, signal);
    prepared = { ...prepared, lastKnownId };
  } catch (error) {
    if (signal.aborted) return true;
    if (!isApiError(error)) throw error;
    return keepFailure(options, { ...prepared, attempts: entry.attempts + 1 }, error);
  }
  return send(options, prepared, signal);
}

/** Whether sending an entry again is harmless. */
function canRepeat({ item }: Pick<OutboxEntry, 'item'>, { hasKeys }: MessageTransport): boolean {
  return hasKeys || item.kind === 'review';
}

/** The id of the message after which the entry will be searched for, if its try needs that. */
async function knownBefore({ transport }: TryOptions, entry: OutboxEntry, signal: AbortSignal) {
  if (!canRepeat(entry, transport)) return transport.lastKnownId(entry, signal);
  // With a key only entries that can be stopped are searched for; an earlier try may have arrived already.
  if (entry.item.kind !== 'message' || entry.files.length === 0) return undefined;
  if (entry.isUnsettled) return entry.lastKnownId ?? null;
  // An entry is sent although the last id is unknown.
  return transport.lastKnownId(entry, signal).catch(() => null);
}

async function send(options: TryOptions, entry: OutboxEntry, signal: AbortSignal): Promise<boolean> {
  const files = entry.files.length > 0 ? await options.store.files(entry.key) : [];
  if (signal.aborted) return true;
  const claimed = await options.publisher.change(entry, {
    ...claim(entry, options.browser.now()),
    lastKnownId: entry.lastKnownId,
  });
  // It was taken back in the meantime.
  if (!claimed || signal.aborted) return true;
  return sendClaimed(options, claimed, { before: entry, files, signal });
}

/** The values of an entry that is about to be sent. */
export function claim({ attempts }: Pick<OutboxEntry, 'attempts'>, now: number) {
  return {
    state: 'sending' as const,
    attempts: attempts + 1,
    attemptedAt: now,
    isUnsettled: false,
    isAccepted: false,
    retryAt: undefined,
  };
}

/** Whether a new entry can be stored as being sent: nothing has to be asked before its first try. */
export function canClaimAtOnce(entry: NewEntry, transport: MessageTransport): boolean {
  return canRepeat(entry, transport) && (entry.item.kind !== 'message' || entry.files.length === 0);
}

interface ClaimedTry {
  /** The entry before it was stored as being sent. */
  before: Pick<OutboxEntry, 'isUnsettled'>;
  files: readonly OutboxFile[];
  signal: AbortSignal;
}

/** Sends an entry that is stored as being sent, and stores the outcome as `tryEntry` does. */
export async function sendClaimed(
  options: TryOptions,
  claimed: OutboxEntry,
  { before, files, signal }: ClaimedTry,
): Promise<boolean> {
  const { transport } = options;
  let delivery: Delivery;
  try {
    delivery = await options.stops.run(claimed.key, signal, (stopSignal) =>
      transport.send(claimed, files, stopSignal, (share) => options.uploads.report(claimed.key, share)),
    );
  } catch (error) {
    if (signal.aborted) return true;
    return await afterTry(options, before, claimed, error);
  } finally {
    if (files.length > 0) options.uploads.report(claimed.key, undefined);
  }
  await options.publisher.arrive(claimed, delivery);
  return true;
}

/** Stores the outcome of a try without an answer: whether it may have arrived. */
async function afterTry(
  options: TryOptions,
  before: ClaimedTry['before'],
  claimed: OutboxEntry,
  error: unknown,
) {
  const { mayHaveArrived, isAccepted } = judge(error, { ...claimed, hasKeys: options.transport.hasKeys });
  const isUnsettled = before.isUnsettled === true || mayHaveArrived;
  const entry = { ...claimed, isUnsettled, isAccepted, attemptedAt: options.browser.now() };
  if (isApiError(error) && error.code === 'aborted') {
    await options.publisher.postpone(entry, cutOffAfter, { isUnsettled, attemptedAt: entry.attemptedAt });
    return true;
  }
  return keepFailure(options, entry, error);
}

/** The time after a try with a lost answer in which the server may still work on it, in milliseconds. */
export const decidedAfter = 30_000;

/** The time after an upload was cut off until the server receives nothing more of it, in milliseconds. */
const cutOffAfter = 3_000;

/** Searches for an entry that may have arrived. Resolves to whether it certainly has not. */
async function lookForEntry(options: TryOptions, entry: OutboxEntry, signal: AbortSignal): Promise<boolean> {
  const deliveryStatus = await options.transport.find(entry, signal);
  if (deliveryStatus.arrived === true) {
    await options.publisher.arrive(entry, deliveryStatus.delivery);
    return false;
  }
  const waited = sinceTry(entry, options.watch);
  const isOver = waited >= decidedAfter;
  // The user is asked once nothing of it can arrive any more: earlier, the user could not know either. An
  // entry that the server accepted but that is not found is not sent again by itself.
  if (isOver && (deliveryStatus.arrived === 'unclear' || entry.isAccepted)) {
    await options.publisher.change(entry, { state: 'maybeSent', isUnsettled: true, retryAt: undefined });
    return false;
  }
  if (isOver) return true;
  const pause = Math.min(pauseAfter(entry.attempts), decidedAfter - waited);
  await options.publisher.postpone(entry, pause, { isUnsettled: true });
  return false;
}

/**
 * Finds out whether an entry that the user has stopped arrived, and marks it as stopped once it cannot arrive
 * any more. Resolves to whether the server knew the user.
 */
async function lookForStopped(
  options: TryOptions,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<boolean> {
  if (entry.state === 'sending') {
    // The tab ended before it could abort the try: all of it may have left.
    await options.publisher.postpone(entry, decidedAfter);
    return true;
  }
  try {
    const deliveryStatus = await options.transport.find(entry, signal);
    if (deliveryStatus.arrived === true) await options.publisher.arrive(entry, deliveryStatus.delivery);
    else if (deliveryStatus.arrived === 'unclear')
      await options.publisher.change(entry, { state: 'maybeSent', retryAt: undefined });
    else await options.publisher.change(entry, { state: 'refused', isUnsettled: false, retryAt: undefined });
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    if (isApiError(error) && error.code === 'unauthenticated') return false;
    await options.publisher.postpone(entry, pauseAfter(entry.attempts));
    return true;
  }
}

/** Aborts single tries for the user, and all tries for the tab. */
interface Stops {
  /** Does work that can be stopped by its key. */
  run: <Answer>(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Answer>,
  ) => Promise<Answer>;
  stop: (key: string) => void;
}

export function createStops(): Stops {
  const underWay = new Map<string, AbortController>();

  return {
    async run(key, signal, work) {
      const controller = new AbortController();
      const end = () => controller.abort();
      underWay.set(key, controller);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      try {
        return await work(controller.signal);
      } finally {
        signal.removeEventListener('abort', end);
        underWay.delete(key);
      }
    },
    stop: (key) => underWay.get(key)?.abort(),
  };
}
