import type { Channel } from '@my-air/api-client/contract';
import { isSameChannel } from '@my-air/feature-kit/data';

import type { OfferProduct, OfferReason } from './Availability.ts';

/** Whether one channel meets the requirements of a service. */
export type ChannelFit =
  | { kind: 'fits' }
  /** It fits once it has joined us, which the user can start now. */
  | { kind: 'joins-first' }
  | { kind: 'unfit'; reason: OfferReason };

/** Whether a channel can have a service, and if not, which requirement it misses. */
export function channelFit(product: OfferProduct, channel: Channel): ChannelFit {
  const platforms = platformsOf(product);
  if (platforms.length > 0 && !platforms.includes(channel.platform)) {
    return { kind: 'unfit', reason: { kind: 'platform', platforms } };
  }
  const needed = product.subscribers_requirement ?? 0;
  const current = channel.subscriber_count ?? 0;
  if (current < needed) {
    return {
      kind: 'unfit',
      reason: {
        kind: 'subscribers',
        needed,
        channelTitle: channel.title,
        platform: channel.platform,
        current,
      },
    };
  }
  const [provision] = provisionsOf(product, channel);
  if (provision) {
    return { kind: 'unfit', reason: { kind: provision.status === 'active' ? 'active' : 'requested' } };
  }
  if (isConnected(channel)) return { kind: 'fits' };
  return channel.status === 'not_connected'
    ? { kind: 'joins-first' }
    : { kind: 'unfit', reason: { kind: 'not-connected', channelTitle: channel.title } };
}

/** The requests of a service for one channel. */
export function provisionsOf({ provisions }: Pick<OfferProduct, 'provisions'>, channel: Channel) {
  return (provisions ?? []).filter((one) =>
    // A server that does not name the platform means any.
    isSameChannel({ platform: one.platform ?? channel.platform, platform_guid: one.channel }, channel),
  );
}

/** Whether a channel works with us. The server leaves the status out where it is. */
export function isConnected({ status }: Channel): boolean {
  return (status ?? 'connected') === 'connected';
}

/** The platforms a service works with; empty when it does not matter. */
export function platformsOf({ platform, platforms }: OfferProduct): readonly string[] {
  if (platforms && platforms.length > 0) return platforms;
  return platform ? [platform] : [];
}

/** Services that work on another platform than the one channel go last; for several channels the order stays. */
export function suitedFirst<Service extends OfferProduct>(
  products: readonly Service[],
  { channels }: { channels: readonly Channel[] },
): readonly Service[] {
  const [channel, ...others] = channels;
  if (!channel || others.length > 0) return products;
  const isSuited = (product: Service) => {
    const platforms = platformsOf(product);
    return platforms.length === 0 || platforms.includes(channel.platform);
  };
  return [...products.filter(isSuited), ...products.filter((product) => !isSuited(product))];
}

/**
 * The reason why no channel fits: that of the one that comes nearest. Undefined when one fits, or there are
 * no channels.
 */
export function nearestMiss(product: OfferProduct, channels: readonly Channel[]): OfferReason | undefined {
  const fits = channels.map((channel) => channelFit(product, channel));
  if (fits.some(({ kind }) => kind !== 'unfit')) return undefined;
  const reasons = fits.flatMap((fit) => (fit.kind === 'unfit' ? [fit.reason] : []));
  return reasons.reduce<OfferReason | undefined>(nearer, undefined);
}

/** The nearer a channel is to the service, the more its reason says. */
const nearness: readonly OfferReason['kind'][] = [
  'platform',
  'subscribers',
  'not-connected',
  'requested',
  'active',
];

function nearer(one: OfferReason | undefined, other: OfferReason): OfferReason {
  if (!one) return other;
  if (one.kind === 'subscribers' && other.kind === 'subscribers') {
    return other.current > one.current ? other : one;
  }
  return nearness.indexOf(other.kind) > nearness.indexOf(one.kind) ? other : one;
}
