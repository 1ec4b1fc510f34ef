import type { ChannelRow } from '../database/schema.ts';
import { isRejection } from './moveChannelOn.ts';

/** Whether a channel may ask to join now: it is not connected, or its wait after a rejection is over. */
export function canJoin(
  { status, joinRequestNotAllowedUntil }: Pick<ChannelRow, 'status' | 'joinRequestNotAllowedUntil'>,
  now: Date,
): boolean {
  const hasWaited = joinRequestNotAllowedUntil === null || joinRequestNotAllowedUntil <= now;
  return hasWaited && (status === 'not_connected' || isRejection(status));
}
