import type { AiChannel } from '../contract.ts';

/** The steps to AI translation, in order. */
export const accessSteps = ['agreements', 'channel', 'capability'] as const;
export type AccessStep = (typeof accessSteps)[number];

/** The first step that is left to do. The server knows what is done, so that a user who comes back continues there. */
export function accessStep(pendingAgreements: number, channels: readonly AiChannel[]): AccessStep {
  if (pendingAgreements > 0) return 'agreements';
  return channels.some(({ is_access_revoked }) => !is_access_revoked) ? 'capability' : 'channel';
}
