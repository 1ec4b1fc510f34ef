import { isHad, type OfferProduct, type OfferReason } from './Availability.ts';
import { provisionsOf } from './channelFit.ts';
import type { Applicant } from './describeAccess.ts';
import { describeAvailability } from './describeAvailability.ts';

/**
 * The reason why a service is no advice: the user has or has requested it, for their one channel or for any of several.
 * Undefined when it is advice.
 */
export function heldReason(product: OfferProduct, applicant: Applicant): OfferReason | undefined {
  const [channel, ...others] = applicant.channels;
  const provisions = channel && others.length === 0 ? provisionsOf(product, channel) : product.provisions;
  const { reason } = describeAvailability({ ...product, provisions }, applicant);
  // A connected channel is no sign of the service that it is connected for.
  return reason && isHad(reason) && reason.kind !== 'connected' ? reason : undefined;
}
