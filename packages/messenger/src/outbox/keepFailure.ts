import { isApiError } from '@my-air/api-client';

import { changeEntry, postpone } from './changeEntry.ts';
import { judge } from './failures.ts';
import { queueKeyOf, type OutboxEntry } from './OutboxEntry.ts';
import type { TryOptions } from './TryOptions.ts';

/**
 * Stores the meaning of a failure; `attempts`, `attemptedAt` and `isUnsettled` of the entry are as they are
 * after it. Resolves to whether the server knew the user.
 */
export async function keepFailure(options: TryOptions, entry: OutboxEntry, error: unknown): Promise<boolean> {
  const { attempts, attemptedAt, isUnsettled, isAccepted } = entry;
  if (isApiError(error) && error.code === 'unauthenticated') {
    await changeEntry(options, entry, {
      state: 'queued',
      attempts,
      attemptedAt,
      isUnsettled,
      isAccepted,
      retryAt: undefined,
    });
    return false;
  }
  const { failure, isFinal, pause } = judge(error, { ...entry, hasKeys: options.transport.hasKeys });
  const conflicts = failure.code === 'conflict' ? (entry.conflicts ?? 0) + 1 : 0;
  const common = { failure, attempts, attemptedAt, isUnsettled, isAccepted, conflicts };
  if (!isFinal) {
    await postpone(options, entry, pause, common);
    return true;
  }
  // A refusal proves nothing about an earlier try that may have arrived: only the user can know.
  const state = isUnsettled ? 'maybeSent' : 'refused';
  const changed = await changeEntry(options, entry, { ...common, state, retryAt: undefined });
  if (changed) options.publisher.refused(changed);
  if (failure.code === 'forbidden') await refuseQueue(options, { ...entry, failure });
  return true;
}

/** Refuses the whole queue: without access to a chat, the entries behind cannot be sent either. */
async function refuseQueue(options: TryOptions, { item, failure }: OutboxEntry): Promise<void> {
  const queueKey = queueKeyOf(item);
  for (const entry of await options.store.list(options.userId)) {
    if (queueKeyOf(entry.item) !== queueKey || entry.state === 'refused' || entry.state === 'maybeSent')
      continue;
    await changeEntry(options, entry, { state: 'refused', failure, retryAt: undefined });
  }
}
