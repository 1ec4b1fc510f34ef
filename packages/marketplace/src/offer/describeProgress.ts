import type { AccessObstacle } from './describeAccess.ts';
import type { OfferProduct } from './Availability.ts';

/**
 * The progress of a service that was requested for any channel, and the way to the team behind it; undefined
 * before.
 */
export function describeProgress({
  provisions,
}: Pick<OfferProduct, 'provisions'>): AccessObstacle | undefined {
  if (!provisions || provisions.length === 0) return undefined;
  const isActive = provisions.some(({ status }) => status === 'active');
  const chatId = provisions.find(({ chat_id }) => chat_id)?.chat_id;
  return {
    reason: { kind: isActive ? 'active' : 'requested' },
    remedy: chatId ? { kind: 'open-chat', chatId } : { kind: 'write-support' },
  };
}
