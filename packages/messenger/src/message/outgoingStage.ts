import type { OutboxEntry, OutboxState } from '../outbox/OutboxEntry.ts';

/** How far something is, as the person sees it: what they stop themselves has not failed. */
export type OutgoingStage = OutboxState | 'stopping' | 'stopped';

export function outgoingStage({ state, failure }: OutboxEntry): OutgoingStage {
  if (failure?.code !== 'aborted' || state === 'queued' || state === 'maybeSent') return state;
  return state === 'refused' ? 'stopped' : 'stopping';
}
