import type { Channel, User } from '@my-air/api-client/contract';
import { hasCapability } from '@my-air/feature-kit';

import { isConnected } from './channelFit.ts';
import type { OfferEffect, OfferProduct, OfferReason } from './Availability.ts';

/** The user and their channels, for whom an offer is worked out. */
export interface Applicant {
  channels: readonly Channel[];
  /** The platforms whose channels can be added in this portal. @default ['youtube'] */
  addable?: readonly string[];
  user: Pick<User, 'partner'> | null | undefined;
  /** Whether the user can obtain a capability in the portal. @default none */
  canObtain?: (capability: string) => boolean;
}

/** The obstacle between a user and a service, and the step that removes it. */
export interface AccessObstacle {
  reason: OfferReason;
  remedy?: OfferEffect;
}

/** The obstacle that a service's audience puts before the user; undefined when they belong to it. */
export function describeAccess(
  product: OfferProduct,
  { channels, user, canObtain }: Applicant,
): AccessObstacle | undefined {
  const isMember = hasCapability(asUser(user), 'member');
  switch (product.access ?? 'anyone') {
    case 'anyone':
      return undefined;
    case 'coming':
      return notOpenYet;
    case 'capability':
      return product.capability && hasCapability(asUser(user), product.capability)
        ? undefined
        : { reason: { kind: 'capability' }, remedy: wayToCapability(product.capability, canObtain) };
    case 'channel':
      return channels.some(isConnected)
        ? undefined
        : { reason: { kind: 'needs-connected-channel' }, remedy: wayIn(channels) };
    case 'mcn':
      return channels.some((channel) => isConnected(channel) && channel.contract)
        ? undefined
        : { reason: contractNeeded(channels), remedy: wayIntoNetwork(channels) };
    case 'air_member':
      return isMember ? undefined : { reason: { kind: 'members-only' }, remedy: { kind: 'write-support' } };
    default:
      return { reason: { kind: 'unknown-access' }, remedy: { kind: 'write-support' } };
  }
}

/** Only time removes this obstacle; the user can ask to be notified. */
export const notOpenYet: AccessObstacle = { reason: { kind: 'coming' }, remedy: { kind: 'await' } };

/** Whether a service is only announced. */
export function isComing({ access, action }: Pick<OfferProduct, 'access' | 'action'>): boolean {
  return access === 'coming' || action === 'coming_soon';
}

function wayToCapability(
  capability: string | null | undefined,
  canObtain: Applicant['canObtain'],
): OfferEffect {
  return capability && canObtain?.(capability) ? { kind: 'obtain', capability } : { kind: 'write-support' };
}

function wayIn(channels: readonly Channel[]): OfferEffect {
  return channels.length > 0 ? { kind: 'see-channels' } : { kind: 'add-channel' };
}

/** The channel that comes nearest: one that works with us already, or else one that could. */
function nearestToNetwork(channels: readonly Channel[]): Channel | undefined {
  const able = channels.filter(({ platform }) => platform === 'youtube');
  return able.find(isConnected) ?? able[0];
}

function contractNeeded(channels: readonly Channel[]): OfferReason {
  const nearest = nearestToNetwork(channels);
  return { kind: 'needs-contract', ...(nearest && { channelTitle: nearest.title }) };
}

/** Among the channels, one that has not joined can; for one that works with us already there is nothing to press. */
function wayIntoNetwork(channels: readonly Channel[]): OfferEffect {
  const nearest = nearestToNetwork(channels);
  if (!nearest) return { kind: 'link-channel' };
  return isConnected(nearest) ? { kind: 'write-support' } : { kind: 'see-channels' };
}

function asUser(user: Applicant['user']): User | null {
  // SAFETY: hasCapability reads nothing but the partner.
  return (user ?? null) as User | null;
}
