// The wire of Affiliate program: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
import { endpoint, Id, Identifier } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The visits and registrations of a link, a place or a day. */
const counts = { hit_count: v.nullish(v.number()), registration_count: v.nullish(v.number()) };

/** An address that brings new partners, with its visits and registrations. */
export const ReferralLink = v.looseObject({ marker: Identifier, ...counts, url: Identifier });
export type ReferralLink = v.InferOutput<typeof ReferralLink>;

/** A channel that joined through the partner, and the partner's share of it. */
export const ReferralChannel = v.looseObject({
  id: Id,
  subscriber_count: v.nullish(v.number()),
  view_count: v.nullish(v.number()),
  /** Of a hundred: 5 is 5 %. */
  partner_percent: v.nullish(v.number()),
  /** In US dollars. */
  partner_revenue: v.nullish(v.number()),
  start_date: v.nullish(v.string()),
  /** Absent while the share is still paid. */
  end_date: v.nullish(v.string()),
});
export type ReferralChannel = v.InferOutput<typeof ReferralChannel>;

export const ReferralProgram = v.looseObject({
  total_amount_usd: v.nullish(v.number()),
  /** The part of the total that is still to be paid, and the part that has been paid. Assumed; without them only the total is shown. */
  pending_amount_usd: v.nullish(v.number()),
  paid_amount_usd: v.nullish(v.number()),
  /** The link of the current scheme; null until it is created. */
  referral_link_v4: v.nullish(v.string()),
  /**
   * The visits and registrations of the link of the current scheme. Assumed; without it the sums leave this
   * link out, which is said.
   */
  referral_link_v4_counts: v.nullish(v.looseObject(counts)),
  referral_links_legacy: v.nullish(v.array(ReferralLink)),
  referral_links_new: v.nullish(v.array(ReferralLink)),
  channels: v.nullish(v.array(ReferralChannel)),
  show_milx_terms: v.nullish(v.boolean()),
  /** Hits and registrations of the current link by the place that it names as `src`. Assumed; without it places are shown without counts. */
  referral_link_sources: v.nullish(v.array(v.looseObject({ source: Identifier, ...counts }))),
  /** Hits and registrations of all links by day, oldest first. Assumed; without it there is no chart. */
  history: v.nullish(v.array(v.looseObject({ date: v.string(), ...counts }))),
});
export type ReferralProgram = v.InferOutput<typeof ReferralProgram>;

export const getReferralProgram = endpoint('GET api/referralProgram', {
  response: ReferralProgram,
});
/** Creates the link of the current scheme; a second call returns the same link. */
export const createReferralLink = endpoint('POST api/referralProgram/referralLink', {
  binds: true,
  response: v.looseObject({ referral_link: v.string() }),
});
