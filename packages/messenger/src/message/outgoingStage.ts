import type { OutboxEntry, OutboxState } from '../outbox/OutboxEntry.ts';

/** The stage of an entry as the user sees it: an entry that the user has stopped has not failed. */
export type OutgoingStage = OutboxState | 'stopping' | 'stopped';

export function outgoingStage({ state, failure }: OutboxEntry): OutgoingStage {
  if (failure?.code !== 'aborted' || state === 'queued' || state === 'maybeSent') return state;
  return state === 'refused' ? 'stopped' : 'stopping';
}
