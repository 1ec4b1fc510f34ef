import { isApiError } from '@my-air/api-client';

import { arrive, changeEntry, postpone } from './changeEntry.ts';
import { pauseAfter } from './failures.ts';
import type { OutboxEntry } from './OutboxEntry.ts';
import type { TryOptions } from './TryOptions.ts';
import { sinceTry } from './waitOf.ts';

/** The time after a try with a lost answer in which the server may still work on it, in milliseconds. */
export const decidedAfter = 30_000;

/** The time after an upload was cut off until the server receives nothing more of it, in milliseconds. */
export const cutOffAfter = 3_000;

/** Searches for an entry that may have arrived. Resolves to whether it certainly has not. */
export async function lookForEntry(
  options: TryOptions,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<boolean> {
  const deliveryStatus = await options.transport.find(entry, signal);
  if (deliveryStatus.arrived === true) {
    await arrive(options, entry, deliveryStatus.delivery);
    return false;
  }
  const waited = sinceTry(entry, options.watch);
  const isOver = waited >= decidedAfter;
  // The user is asked once nothing of it can arrive any more: earlier, the user could not know either. An
  // entry that the server accepted but that is not found is not sent again by itself.
  if (isOver && (deliveryStatus.arrived === 'unclear' || entry.isAccepted)) {
    await changeEntry(options, entry, { state: 'maybeSent', isUnsettled: true, retryAt: undefined });
    return false;
  }
  if (isOver) return true;
  const pause = Math.min(pauseAfter(entry.attempts), decidedAfter - waited);
  await postpone(options, entry, pause, { isUnsettled: true });
  return false;
}

/**
 * Finds out whether an entry that the user has stopped arrived, and marks it as stopped once it cannot arrive
 * any more. Resolves to whether the server knew the user.
 */
export async function lookForStopped(
  options: TryOptions,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<boolean> {
  if (entry.state === 'sending') {
    // The tab ended before it could abort the try: all of it may have left.
    await postpone(options, entry, decidedAfter);
    return true;
  }
  try {
    const deliveryStatus = await options.transport.find(entry, signal);
    if (deliveryStatus.arrived === true) await arrive(options, entry, deliveryStatus.delivery);
    else if (deliveryStatus.arrived === 'unclear')
      await changeEntry(options, entry, { state: 'maybeSent', retryAt: undefined });
    else await changeEntry(options, entry, { state: 'refused', isUnsettled: false, retryAt: undefined });
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    if (isApiError(error) && error.code === 'unauthenticated') return false;
    await postpone(options, entry, pauseAfter(entry.attempts));
    return true;
  }
}
