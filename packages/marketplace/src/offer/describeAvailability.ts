import { parseUrl } from '@my-air/ui-kit';

import { channelFit, isConnected, nearestMiss } from './channelFit.ts';
import { describeAccess, notOpenYet, type AccessObstacle, type OfferPerson } from './describeAccess.ts';
import { describeProgress } from './describeProgress.ts';
import type {
  Availability,
  OfferEffect,
  OfferLabel,
  OfferPlace,
  OfferProduct,
  OfferReason,
} from './Availability.ts';

/**
 * What a person can do with a service now, and why not: the one answer behind cards, buttons, hints and dialogs.
 * Access comes first, then what the action itself needs, then whether a channel fits. A service that was requested
 * already says so first. While the person's channels are unknown, nothing is said of them: the page can be read.
 */
export function describeAvailability(
  product: OfferProduct,
  person: OfferPerson | undefined,
  place: OfferPlace = 'catalogue',
): Availability {
  if (!person) return pageOffer(product, undefined, place);
  const first = offerOf(product, person, place);
  const progress = describeProgress(product);
  const offer = progress ? afterwards(first, progress) : first;
  const title = product.action_button_title?.trim();
  // The server's words are for the first step, and say nothing of what is to come.
  const hasBegun = progress !== undefined || isAgreed(product, person);
  const isNamed = offer.label !== undefined && offer.label !== 'coming-soon' && !hasBegun;
  return title && isNamed ? { ...offer, title } : offer;
}

/** What is left to do with a service that was requested: the same for another channel, or what it opens. */
function afterwards(first: Availability, progress: AccessObstacle): Availability {
  const { reason: _, remedy: __, ...offer } = first;
  const again = offer.label && offer.isEnabled ? nextLabel[offer.label] : undefined;
  return again
    ? { ...offer, label: again, ...progress }
    : { isEnabled: false, effect: { kind: 'none' }, ...progress };
}

const nextLabel: Partial<Record<OfferLabel, OfferLabel>> = {
  'add-channel': 'add-another',
  'add-another': 'add-another',
  'link-channel': 'link-another',
  'link-another': 'link-another',
  request: 'request-again',
  'open-url': 'open-url',
  'open-page': 'open-page',
  'accept-agreement': 'accept-agreement',
};

/** Whether the service is none for the person's channels, whatever its button does: the badge of its card. */
export function describeMisfit(
  product: OfferProduct,
  person: OfferPerson | undefined,
): OfferReason | undefined {
  if (!person || describeProgress(product)) return undefined;
  const access = describeAccess(product, person);
  // What is not open yet says so by itself, and may well fit once it is.
  if (access) return access.reason.kind === 'coming' ? undefined : access.reason;
  if (person.channels.length === 0 && (product.subscribers_requirement ?? 0) > 0) {
    return { kind: 'needs-connected-channel' };
  }
  return nearestMiss(product, person.channels);
}

function offerOf(product: OfferProduct, person: OfferPerson, place: OfferPlace): Availability {
  const obstacle = describeAccess(product, person);
  switch (product.action ?? 'none') {
    case 'add_youtube':
      return start('add-channel', { kind: 'add-channel' }, healed(obstacle, ['needs-connected-channel']));
    case 'link_youtube':
      return start(
        person.channels.some((channel) => channel.platform === 'youtube' && isConnected(channel))
          ? 'link-another'
          : 'link-channel',
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
      return !obstacle && isAgreed(product, person)
        ? agreedOffer(product, place)
        : start('accept-agreement', ...agreementOffer(product, person, obstacle));
    default:
      return { isEnabled: false, effect: { kind: 'none' }, ...obstacle };
  }
}

function start(label: Availability['label'], effect: OfferEffect, obstacle?: AccessObstacle): Availability {
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
  const remedy = requestRemedy(reason);
  return { reason, ...(remedy && { remedy }) };
}

function requestRemedy(reason: OfferReason): OfferEffect | undefined {
  switch (reason.kind) {
    case 'platform':
      return { kind: 'add-channel' };
    case 'not-connected':
      return { kind: 'see-channels' };
    default:
      return undefined;
  }
}

function urlOffer(
  { url }: OfferProduct,
  obstacle: AccessObstacle | undefined,
): [OfferEffect, AccessObstacle | undefined] {
  const address = url?.trim() ?? '';
  return [{ kind: 'open-url', url: address }, obstacle ?? (isSafe(address) ? undefined : broken)];
}

function isSafe(address: string): boolean {
  return /^https?:\/\//i.test(address) && parseUrl(address) !== undefined;
}

function agreementOffer(
  product: OfferProduct,
  { channels }: OfferPerson,
  obstacle: AccessObstacle | undefined,
): [OfferEffect, AccessObstacle | undefined] {
  const { agreement_id } = product;
  if (agreement_id === null || agreement_id === undefined) return [{ kind: 'none' }, obstacle ?? broken];
  const miss = nearestMiss(product, channels);
  return [
    { kind: 'accept-agreement', agreementId: String(agreement_id) },
    obstacle ?? (miss && { reason: miss }),
  ];
}

/** With the agreement the service has started: what it opens, what there is to read, and a way to ask. */
function agreedOffer(product: OfferProduct, place: OfferPlace): Availability {
  const url = product.url?.trim() ?? '';
  const page = pageOffer(product, undefined, place);
  const next = isSafe(url) ? start('open-url', { kind: 'open-url', url }) : page;
  const base: Availability = next.isEnabled ? next : { isEnabled: false, effect: { kind: 'none' } };
  return { ...base, reason: { kind: 'agreed' }, remedy: { kind: 'write-support' } };
}

function isAgreed({ action, agreement_id }: OfferProduct, { user }: OfferPerson): boolean {
  if (action !== 'agreement' || agreement_id === null || agreement_id === undefined) return false;
  return (
    user?.partner?.agreements?.some(({ id, is_agreed }) => id === String(agreement_id) && is_agreed) ?? false
  );
}

/** Reading about a service is open to everybody: what prevents its use is said beside the button. */
function pageOffer(
  product: OfferProduct,
  obstacle: AccessObstacle | undefined,
  place: OfferPlace,
): Availability {
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
