import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { Identifier } from './roles.ts';

/** The agreements a partner can be asked for, as they are written in addresses. */
export const agreementKinds = [
  'youtube_partner_privacy_policy',
  'youtube_partner_service_contract',
  'terms_and_conditions',
  'amg_policy',
  'referral_program',
  'ai_metadata',
  'ai_metadata_auto',
  'ambassador_referral_program',
] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** An agreement without its text, as lists carry it. */
export const AgreementSummary = v.looseObject({
  id: Identifier,
  display_name: v.nullish(v.string()),
  url: v.nullish(v.string()),
  agreed_at: v.nullish(v.string()),
  is_agreed: v.nullish(v.boolean()),
  scanned_copy_url: v.nullish(v.string()),
});
export type AgreementSummary = v.InferOutput<typeof AgreementSummary>;

/** An agreement with its text. `id` is one of `agreementKinds`, or one that this build does not know. */
export const Agreement = v.looseObject({
  ...AgreementSummary.entries,
  content_html: v.nullish(v.string()),
  /** The version, which grows with every new text. Assumed, as are the two fields below. */
  version: v.nullish(v.number()),
  /** The text that the partner accepted before, where this is a newer version of it. */
  accepted_content_html: v.nullish(v.string()),
  /**
   * The address where it is signed when it is not accepted in the portal; the return address is added to it.
   */
  signing_url: v.nullish(v.string()),
});
export type Agreement = v.InferOutput<typeof Agreement>;

export const getAgreement = /* @__PURE__ */ endpoint('GET api/profile/agreements/{agreement}', {
  response: v.looseObject({ agreement: Agreement }),
});
export const acceptAgreement = /* @__PURE__ */ endpoint('POST api/profile/agreements/{agreement}', {
  binds: true,
  response: v.looseObject({ agreement: Agreement }),
});
