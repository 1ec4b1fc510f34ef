import { parseUrl } from '@my-air/ui-kit';

import { channelFit, nearestMiss } from './channelFit.ts';
import { describeAccess, notOpenYet, type AccessObstacle, type OfferPerson } from './describeAccess.ts';
import type { Offer, OfferEffect, OfferPlace, OfferProduct, OfferReason } from './Offer.ts';

/**
 * What a person can do with a service now, and why not: the one answer behind cards, buttons, hints and dialogs.
 * Access comes first, then what the action itself needs, then whether a channel fits.
 */
export function describeOffer(
  product: OfferProduct,
  person: OfferPerson,
  place: OfferPlace = 'catalogue',
): Offer {
  const offer = offerOf(product, person, place);
  const title = product.action_button_title?.trim();
  return title && offer.label && offer.label !== 'coming-soon' ? { ...offer, title } : offer;
}

/** Whether the service is none for the person's channels, whatever its button does: the badge of its card. */
export function describeMisfit(product: OfferProduct, person: OfferPerson): OfferReason | undefined {
  const access = describeAccess(product, person);
  // What is not open yet says so by itself, and may well fit once it is.
  if (access) return access.reason.kind === 'coming' ? undefined : access.reason;
  if (person.channels.length === 0 && (product.subscribers_requirement ?? 0) > 0) {
    return { kind: 'needs-connected-channel' };
  }
  const reason = nearestMiss(product, person.channels);
  return reason?.kind === 'requested' || reason?.kind === 'active' ? undefined : reason;
}

function offerOf(product: OfferProduct, person: OfferPerson, place: OfferPlace): Offer {
  const obstacle = describeAccess(product, person);
  switch (product.action ?? 'none') {
    case 'add_youtube':
      return start('add-channel', { kind: 'add-channel' }, healed(obstacle, ['needs-connected-channel']));
    case 'link_youtube':
      return start(
        'link-channel',
        { kind: 'link-channel' },
        healed(obstacle, ['needs-connected-channel', 'needs-contract']),
      );
    case 'request':
      return start('request', { kind: 'request' }, obstacle ?? requestObstacle(product, person));
    case 'url':
      return start('open-url', ...urlOffer(product, obstacle));
    case 'coming_soon':
      return start('coming-soon', { kind: 'none' }, obstacle ?? notOpenYet);
    case 'page':
      return pageOffer(product, obstacle, place);
    case 'agreement':
      return start('accept-agreement', ...agreementOffer(product, person, obstacle));
    default:
      return { isEnabled: false, effect: { kind: 'none' }, ...obstacle };
  }
}

function start(label: Offer['label'], effect: OfferEffect, obstacle?: AccessObstacle): Offer {
  return {
    ...(label && { label }),
    isEnabled: !obstacle,
    effect: obstacle ? { kind: 'none' } : effect,
    ...obstacle,
  };
}

/** An action that brings what the access asks for is its own remedy, so it stays open. */
function healed(
  obstacle: AccessObstacle | undefined,
  kinds: readonly OfferReason['kind'][],
): AccessObstacle | undefined {
  return obstacle && kinds.includes(obstacle.reason.kind) ? undefined : obstacle;
}

function requestObstacle(product: OfferProduct, { channels }: OfferPerson): AccessObstacle | undefined {
  if (channels.length === 0) {
    return { reason: { kind: 'needs-connected-channel' }, remedy: { kind: 'add-channel' } };
  }
  const reason = nearestMiss(product, channels);
  if (!reason) return undefined;
  const remedy = requestRemedy(product, reason);
  return { reason, ...(remedy && { remedy }) };
}

function requestRemedy(product: OfferProduct, reason: OfferReason): OfferEffect | undefined {
  switch (reason.kind) {
    case 'platform':
      return { kind: 'add-channel' };
    case 'not-connected':
      return { kind: 'see-channels' };
    case 'requested':
    case 'active': {
      const chatId = product.provisions?.find(({ chat_id }) => chat_id)?.chat_id;
      return chatId ? { kind: 'open-chat', chatId } : undefined;
    }
    default:
      return undefined;
  }
}

function urlOffer(
  { url }: OfferProduct,
  obstacle: AccessObstacle | undefined,
): [OfferEffect, AccessObstacle | undefined] {
  const address = url?.trim() ?? '';
  const isSafe = /^https?:\/\//i.test(address) && parseUrl(address) !== undefined;
  return [{ kind: 'open-url', url: address }, obstacle ?? (isSafe ? undefined : broken)];
}

function agreementOffer(
  product: OfferProduct,
  { channels, user }: OfferPerson,
  obstacle: AccessObstacle | undefined,
): [OfferEffect, AccessObstacle | undefined] {
  const { agreement_id } = product;
  if (agreement_id === null || agreement_id === undefined) return [{ kind: 'none' }, obstacle ?? broken];
  const agreementId = String(agreement_id);
  const isAgreed = user?.partner?.agreements?.some(({ id, is_agreed }) => id === agreementId && is_agreed);
  if (!obstacle && isAgreed) return [{ kind: 'none' }, { reason: { kind: 'agreed' } }];
  const miss = nearestMiss(product, channels);
  return [{ kind: 'accept-agreement', agreementId }, obstacle ?? (miss && { reason: miss })];
}

/** Reading about a service is open to everybody: what stands in the way of using it is said beside the button. */
function pageOffer(product: OfferProduct, obstacle: AccessObstacle | undefined, place: OfferPlace): Offer {
  if (place === 'page') return { isEnabled: false, effect: { kind: 'none' }, ...obstacle };
  if (!product.is_page_published)
    return start('open-page', { kind: 'none' }, { reason: { kind: 'no-page' } });
  return { ...start('open-page', { kind: 'open-page' }), ...obstacle };
}

const broken: AccessObstacle = { reason: { kind: 'broken' }, remedy: { kind: 'write-support' } };

/** The channels that can be chosen in a request, in the order of their list. */
export function requestableChannels(product: OfferProduct, { channels }: Pick<OfferPerson, 'channels'>) {
  return channels.map((channel) => ({ channel, fit: channelFit(product, channel) }));
}
