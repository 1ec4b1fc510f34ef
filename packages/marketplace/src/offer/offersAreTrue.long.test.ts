import type { Channel } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import type { Product } from '../contract.ts';
import { everyAction, everyPerson, everyPlace, everyProduct } from '../testing/everyOffer.ts';
import type { Availability, OfferEffect, OfferPlace, OfferReason } from './Availability.ts';
import type { Applicant } from './describeAccess.ts';
import { describeAvailability, describeMisfit } from './describeAvailability.ts';

/** A user before a service, as the sentences speak of them. */
interface Facts {
  product: Product;
  applicant: Applicant;
  place: OfferPlace;
}

const works = ({ status }: Channel) => status === undefined || status === null || status === 'connected';
const isOnYoutube = ({ platform }: Channel) => platform === 'youtube';
const isLinked = (channel: Channel) =>
  isOnYoutube(channel) && works(channel) && channel.is_access_revoked !== true;
const titled = ({ applicant }: Facts, title: string | undefined) =>
  applicant.channels.find((channel) => channel.title === title);
const may = ({ applicant }: Facts, capability: string) =>
  Object.hasOwn(applicant.user?.partner?.capabilities ?? {}, capability);
const isAgreed = ({ applicant, product }: Facts) =>
  product.action === 'agreement' &&
  (applicant.user?.partner?.agreements ?? []).some(
    ({ id, is_agreed }) => id === product.agreement_id && is_agreed,
  );
const statuses = ({ product }: Facts) => (product.provisions ?? []).map(({ status }) => status);
const isWanted = ({ product }: Facts, channel: Channel) =>
  (product.platforms?.length === 0 || product.platforms?.includes(channel.platform) === true) &&
  (channel.subscriber_count ?? 0) >= (product.subscribers_requirement ?? 0) &&
  product.provisions?.every(({ channel: guid }) => guid !== channel.platform_guid) === true;
const canHave = (facts: Facts) =>
  facts.applicant.channels.some(
    (channel) => isWanted(facts, channel) && (works(channel) || channel.status === 'not_connected'),
  );

/** Whether a sentence is true of the user and the service. */
function isTrue(reason: OfferReason, facts: Facts): boolean {
  const { product, applicant } = facts;
  switch (reason.kind) {
    case 'coming':
      return product.access === 'coming' || product.action === 'coming_soon';
    case 'capability':
      return product.access === 'capability' && !may(facts, 'boost');
    case 'needs-connected-channel':
      return !applicant.channels.some(works);
    case 'needs-contract': {
      const named = titled(facts, reason.channelTitle);
      return (
        !applicant.channels.some((channel) => works(channel) && channel.contract) &&
        (reason.channelTitle === undefined ? !applicant.channels.some(isOnYoutube) : named !== undefined)
      );
    }
    case 'members-only':
      return product.access === 'air_member' && !may(facts, 'member');
    case 'unknown-access':
      return product.access === 'astronaut';
    case 'platform':
      return !applicant.channels.some(({ platform }) => reason.platforms.includes(platform));
    case 'subscribers': {
      const { channelTitle, current, needed } = reason;
      return titled(facts, channelTitle)?.subscriber_count === current && current < needed;
    }
    case 'not-connected': {
      const named = titled(facts, reason.channelTitle);
      return named !== undefined && !works(named);
    }
    case 'connected': {
      const named = titled(facts, reason.channelTitle);
      return named !== undefined && isLinked(named);
    }
    case 'requested':
      return statuses(facts).length > 0 && !statuses(facts).includes('active');
    case 'active':
      return statuses(facts).includes('active');
    case 'agreed':
      return isAgreed(facts);
    case 'no-page':
      return product.is_page_published !== true;
    case 'broken':
      return product.agreement_id === null;
  }
}

/**
 * Whether the label of the button is true: a started service is not offered as new, nor the other way round.
 */
function isTruthful({ label, title, isEnabled }: Availability, facts: Facts): boolean {
  const { applicant, place, product } = facts;
  const hasAsked = statuses(facts).length > 0;
  if (title !== undefined && (hasAsked || isAgreed(facts))) return false;
  if (label === undefined) return title === undefined;
  switch (label) {
    case 'add-channel':
      return !hasAsked && !applicant.channels.some(isOnYoutube);
    case 'add-another':
      return title === undefined && (hasAsked || applicant.channels.some(isOnYoutube));
    case 'link-channel':
      return !hasAsked && !applicant.channels.some(isLinked);
    case 'link-another':
      return title === undefined && (hasAsked || applicant.channels.some(isLinked));
    case 'request':
      return !hasAsked && (!isEnabled || canHave(facts));
    case 'request-again':
      return hasAsked && canHave(facts);
    case 'open-url':
      return !isEnabled || product.url?.startsWith('https://') === true;
    case 'open-page':
      return !isEnabled || (place === 'catalogue' && product.is_page_published === true);
    case 'accept-agreement':
      return !isAgreed(facts) || !isEnabled;
    case 'coming-soon':
      return title === undefined && !isEnabled;
  }
}

/** Whether pressing leads to something that this user has or can do. */
function leadsOn(effect: OfferEffect, facts: Facts): boolean {
  const { applicant, product } = facts;
  const platforms = product.platforms ?? [];
  switch (effect.kind) {
    case 'none':
      return false;
    case 'add-channel':
      return (
        product.action === 'add_youtube' ||
        platforms.length === 0 ||
        product.access === 'channel' ||
        platforms.some((platform) => applicant.addable?.includes(platform))
      );
    case 'see-channels':
      // Among channels that all work with us there is nothing to do.
      return applicant.channels.some((channel) => !works(channel));
    case 'open-chat':
      return product.provisions?.some(({ chat_id }) => chat_id === effect.chatId) === true;
    case 'open-url':
      return effect.url.startsWith('https://');
    case 'accept-agreement':
      return effect.agreementId === product.agreement_id;
    case 'open-page':
      return product.is_page_published === true;
    case 'obtain':
      return applicant.canObtain?.(effect.capability) === true;
    case 'link-channel':
    case 'request':
    case 'await':
    case 'write-support':
      return true;
  }
}

function faultsOf(facts: Facts): string[] {
  const { product, applicant, place } = facts;
  const offer = describeAvailability(product, applicant, place);
  const { reason, remedy, effect, isEnabled } = offer;
  const misfit = describeMisfit(product, applicant);
  return [
    !isTruthful(offer, facts) && `the button says "${offer.title ?? offer.label}"`,
    reason && !isTrue(reason, facts) && `the sentence says "${reason.kind}"`,
    misfit && !isTrue(misfit, facts) && `the badge says "${misfit.kind}"`,
    isEnabled && !leadsOn(effect, facts) && `the button leads to "${effect.kind}"`,
    remedy && !leadsOn(remedy, facts) && `the step leads to "${remedy.kind}"`,
    reason && !isEnabled && !remedy && `"${reason.kind}" is a dead end`,
    offer.label && !isEnabled && !reason && 'the button does nothing and does not say why',
  ].filter((fault) => typeof fault === 'string');
}

test.each(everyAction)(
  '[MKT-03] [G-31] [G-32] %s: button, sentence and step are true of every user and service, and lead on',
  (action) => {
    const faults = new Map<string, string>();
    let count = 0;
    for (const product of everyProduct(action)) {
      for (const applicant of everyPerson) {
        for (const place of everyPlace) {
          count += 1;
          for (const fault of faultsOf({ product, applicant, place })) {
            const { access, platforms, provisions, subscribers_requirement } = product;
            const own = applicant.channels.map(({ title }) => title);
            faults.set(
              fault,
              JSON.stringify({ place, access, platforms, provisions, subscribers_requirement, own }),
            );
          }
        }
      }
    }
    expect(count).toBeGreaterThan(100_000);
    expect([...faults]).toEqual([]);
  },
);
