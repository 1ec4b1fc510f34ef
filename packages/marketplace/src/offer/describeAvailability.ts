import { parseUrl } from '@my-air/ui-kit';

import type {
  Availability,
  OfferEffect,
  OfferLabel,
  OfferPlace,
  OfferProduct,
  OfferReason,
} from './Availability.ts';
import { channelFit, isConnected, nearestMiss, platformsOf } from './channelFit.ts';
import { type AccessObstacle, describeAccess, notOpenYet, type Applicant } from './describeAccess.ts';

/**
 * The user's possible action on a service now, or the reason against it: the one answer behind cards,
 * buttons, hints and dialogs. Access comes first, then the needs of the action itself, then whether a channel
 * fits. A service that was requested already says so first.
 */
export function describeAvailability(
  product: OfferProduct,
  applicant: Applicant,
  place: OfferPlace = 'catalogue',
): Availability {
  const first = offerOf(product, applicant, place);
  const progress = describeProgress(product);
  const offer = progress ? afterwards(first, progress) : first;
  const title = product.action_button_title?.trim();
  // The server's words are for the first step, and say nothing of the later ones.
  const hasBegun = progress !== undefined || isAgreed(product, applicant);
  const isNamed = offer.label !== undefined && !fixedLabels.includes(offer.label) && !hasBegun;
  return title && isNamed ? { ...offer, title } : offer;
}

/**
 * The labels that the portal words itself: the server's would promise what is not open, or what the user has.
 */
const fixedLabels: readonly OfferLabel[] = ['coming-soon', 'add-another', 'link-another'];

/** The remaining action on a service that was requested: the same for another channel, or what it opens. */
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

/**
 * The reason why the service fits none of the user's channels, whatever its button does: the badge of its
 * card.
 */
export function describeMisfit(product: OfferProduct, applicant: Applicant): OfferReason | undefined {
  if (describeProgress(product)) return undefined;
  const access = describeAccess(product, applicant);
  // A service that is not open yet says so by itself, and may well fit once it is.
  if (access) return access.reason.kind === 'coming' ? undefined : access.reason;
  if (applicant.channels.length === 0 && (product.subscribers_requirement ?? 0) > 0) {
    return { kind: 'needs-connected-channel' };
  }
  return nearestMiss(product, applicant.channels);
}

function offerOf(product: OfferProduct, applicant: Applicant, place: OfferPlace): Availability {
  const obstacle = describeAccess(product, applicant);
  switch (product.action ?? 'none') {
    case 'add_youtube':
      return bringOffer('add', applicant, obstacle);
    case 'link_youtube':
      return bringOffer('link', applicant, obstacle);
    case 'request':
      return start('request', { kind: 'request' }, obstacle ?? requestObstacle(product, applicant));
    case 'url':
      return start('open-url', ...urlOffer(product, obstacle));
    case 'coming_soon':
      return start('coming-soon', { kind: 'none' }, obstacle ?? notOpenYet);
    case 'page':
      return pageOffer(product, obstacle, place);
    case 'agreement':
      return !obstacle && isAgreed(product, applicant)
        ? agreedOffer(product, place)
        : start('accept-agreement', ...agreementOffer(product, applicant, obstacle));
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

/** An action that brings the required access is its own remedy, so it stays open. */
function healed(
  obstacle: AccessObstacle | undefined,
  kinds: readonly OfferReason['kind'][],
): AccessObstacle | undefined {
  return obstacle && kinds.includes(obstacle.reason.kind) ? undefined : obstacle;
}

/** The obstacles that each way of bringing a channel removes. */
const brought = {
  add: ['needs-connected-channel'],
  link: ['needs-connected-channel', 'needs-contract'],
} as const;

/**
 * Brings a channel. A user who has one can bring another, and reads that it is connected, or is led to the
 * step it waits for.
 */
function bringOffer(
  way: keyof typeof brought,
  { channels }: Applicant,
  obstacle: AccessObstacle | undefined,
): Availability {
  const lock = healed(obstacle, brought[way]);
  const youtubeChannels = channels.filter(({ platform }) => platform === 'youtube');
  const linked = youtubeChannels.find((channel) => isConnected(channel) && !channel.is_access_revoked);
  const hasOne = way === 'add' ? youtubeChannels.length > 0 : linked !== undefined;
  const offer = start(`${way}-${hasOne ? 'another' : 'channel'}`, { kind: `${way}-channel` }, lock);
  if (lock) return offer;
  if (linked)
    return { ...offer, reason: obstacle?.reason ?? { kind: 'connected', channelTitle: linked.title } };
  const waiting = way === 'add' ? youtubeChannels.find((channel) => !isConnected(channel)) : undefined;
  return waiting
    ? {
        ...offer,
        reason: { kind: 'not-connected', channelTitle: waiting.title },
        remedy: { kind: 'see-channels' },
      }
    : offer;
}

function requestObstacle(product: OfferProduct, applicant: Applicant): AccessObstacle | undefined {
  if (applicant.channels.length > 0) return misfitObstacle(product, applicant);
  return { reason: { kind: 'needs-connected-channel' }, remedy: wayToAnother(product, applicant) };
}

/** The reason why no channel fits, and the step that removes it. */
function misfitObstacle(product: OfferProduct, applicant: Applicant): AccessObstacle | undefined {
  const reason = nearestMiss(product, applicant.channels);
  if (!reason) return undefined;
  const remedy: OfferEffect =
    reason.kind === 'not-connected' ? { kind: 'see-channels' } : wayToAnother(product, applicant);
  return { reason, remedy };
}

/** The way to a channel that the service works with; where none can be added here, the way to our team. */
function wayToAnother(product: OfferProduct, { addable = ['youtube'] }: Applicant): OfferEffect {
  const platforms = platformsOf(product);
  const canAdd = platforms.length === 0 || platforms.some((platform) => addable.includes(platform));
  return { kind: canAdd ? 'add-channel' : 'write-support' };
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
  applicant: Applicant,
  obstacle: AccessObstacle | undefined,
): [OfferEffect, AccessObstacle | undefined] {
  const { agreement_id } = product;
  if (agreement_id === null || agreement_id === undefined) return [{ kind: 'none' }, obstacle ?? broken];
  return [
    { kind: 'accept-agreement', agreementId: agreement_id },
    obstacle ?? misfitObstacle(product, applicant),
  ];
}

/** With the agreement the service has started: the address it opens, its page, and a way to ask. */
function agreedOffer(product: OfferProduct, place: OfferPlace): Availability {
  const url = product.url?.trim() ?? '';
  const page = pageOffer(product, undefined, place);
  const next = isSafe(url) ? start('open-url', { kind: 'open-url', url }) : page;
  const base: Availability = next.isEnabled ? next : { isEnabled: false, effect: { kind: 'none' } };
  return { ...base, reason: { kind: 'agreed' }, remedy: { kind: 'write-support' } };
}

function isAgreed({ action, agreement_id }: OfferProduct, { user }: Applicant): boolean {
  if (action !== 'agreement' || agreement_id === null || agreement_id === undefined) return false;
  return user?.partner?.agreements?.some(({ id, is_agreed }) => id === agreement_id && is_agreed) ?? false;
}

/** Every user can read about a service: the obstacle to its use is named beside the button. */
function pageOffer(
  product: OfferProduct,
  obstacle: AccessObstacle | undefined,
  place: OfferPlace,
): Availability {
  if (place === 'page') return { isEnabled: false, effect: { kind: 'none' }, ...obstacle };
  if (!product.is_page_published) return start('open-page', { kind: 'none' }, unread);
  return { ...start('open-page', { kind: 'open-page' }), ...obstacle };
}

const unread: AccessObstacle = { reason: { kind: 'no-page' }, remedy: { kind: 'write-support' } };
const broken: AccessObstacle = { reason: { kind: 'broken' }, remedy: { kind: 'write-support' } };

/** The channels that can be chosen in a request, in the order of their list. */
export function requestableChannels(product: OfferProduct, { channels }: Pick<Applicant, 'channels'>) {
  return channels.map((channel) => ({ channel, fit: channelFit(product, channel) }));
}

/**
 * The progress of a service that was requested for any channel, and the way to the team behind it; undefined
 * before.
 */
function describeProgress({ provisions }: Pick<OfferProduct, 'provisions'>): AccessObstacle | undefined {
  if (!provisions || provisions.length === 0) return undefined;
  const isActive = provisions.some(({ status }) => status === 'active');
  const since = provisions[0]?.requested_at;
  const chatId = provisions.find(({ chat_id }) => chat_id)?.chat_id;
  return {
    reason: isActive ? { kind: 'active' } : { kind: 'requested', ...(since && { since }) },
    remedy: chatId ? { kind: 'open-chat', chatId } : { kind: 'write-support' },
  };
}
