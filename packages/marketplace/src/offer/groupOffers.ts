import type { Channel } from '@my-air/api-client/contract';

import type { Product } from '../contract.ts';
import { isHad, type OfferReason } from './Availability.ts';
import { describeMisfit, describeAvailability } from './describeAvailability.ts';
import { isComing, type Applicant } from './describeAccess.ts';

/** The event that opens services to the user. */
export type Opening =
  /** The network accepts this channel. */
  | { kind: 'acceptance'; channel: Channel }
  | { kind: 'connection' | 'subscribers' | 'platform' | 'network' | 'capability' | 'membership' | 'other' };

/** Services that the same event opens. */
export interface LaterOffers {
  opening: Opening;
  products: readonly Product[];
}

/** Services by the time from which the user can have them; each group keeps the order of the services. */
export interface OfferGroups {
  /** Those that can be had first, then those that the user has. */
  open: readonly Product[];
  /** The nearest opening first. */
  later: readonly LaterOffers[];
  coming: readonly Product[];
}

/** Groups services into those that are open to the user, those that open later, and those that are only announced. */
export function groupOffers(products: readonly Product[], applicant: Applicant): OfferGroups {
  const furthest = furthestOnTheWay(applicant.channels);
  const accepted = furthest && { ...applicant, channels: applicant.channels.map(accept(furthest)) };
  const open: Product[] = [];
  const had: Product[] = [];
  const coming: Product[] = [];
  const later = new Map<Opening['kind'], Product[]>(openingOrder.map((kind) => [kind, []]));
  for (const product of products) {
    if (isHeld(product, applicant)) had.push(product);
    else if (isOpen(product, applicant)) open.push(product);
    else if (isComing(product)) coming.push(product);
    else {
      const opensThen = accepted && isOpen(product, accepted);
      later.get(opensThen ? 'acceptance' : openingOf(product, applicant))?.push(product);
    }
  }
  return {
    open: [...open, ...had],
    coming,
    later: [...later].flatMap(([kind, opened]): LaterOffers[] => {
      if (opened.length === 0) return [];
      if (kind !== 'acceptance') return [{ opening: { kind }, products: opened }];
      return furthest ? [{ opening: { kind, channel: furthest }, products: opened }] : [];
    }),
  };
}

const openingOrder: readonly Opening['kind'][] = [
  'acceptance',
  'connection',
  'subscribers',
  'platform',
  'network',
  'capability',
  'membership',
  'other',
];

const openings: Partial<Record<OfferReason['kind'], Exclude<Opening['kind'], 'acceptance'>>> = {
  'needs-connected-channel': 'connection',
  'not-connected': 'connection',
  subscribers: 'subscribers',
  platform: 'platform',
  'needs-contract': 'network',
  capability: 'capability',
  'members-only': 'membership',
};

function openingOf(product: Product, applicant: Applicant) {
  const reason = describeMisfit(product, applicant) ?? describeAvailability(product, applicant).reason;
  return (reason && openings[reason.kind]) ?? 'other';
}

function isHeld(product: Product, applicant: Applicant): boolean {
  const { reason } = describeAvailability(product, applicant);
  return reason !== undefined && isHad(reason);
}

function isOpen(product: Product, applicant: Applicant): boolean {
  if (isHeld(product, applicant)) return true;
  const { isEnabled, reason } = describeAvailability(product, applicant);
  if (isComing(product) || describeMisfit(product, applicant)) return false;
  return isEnabled || !reason;
}

/** The steps of a channel to our network, in their order. */
const road = [
  'not_connected',
  'pending',
  'moderation',
  'pending_channel_auto_invitation_dispatch',
  'invitation_sent',
];

/** The channel that is nearest to being accepted; undefined where none is on the way. */
function furthestOnTheWay(channels: readonly Channel[]): Channel | undefined {
  const stepOf = ({ status }: Channel) => road.indexOf(status ?? 'connected');
  const step = Math.max(...channels.map(stepOf));
  return step < 0 ? undefined : channels.find((channel) => stepOf(channel) === step);
}

/** The channel as it is once the network has accepted it; the others stay as they are. */
function accept(accepted: Channel): (channel: Channel) => Channel {
  return (channel) =>
    channel === accepted ? { ...channel, status: 'connected', contract: channel.contract ?? {} } : channel;
}
