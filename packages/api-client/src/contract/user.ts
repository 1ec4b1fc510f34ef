import * as v from 'valibot';

import { AgreementSummary } from './agreements.ts';
import { endpoint } from './endpoint.ts';
import { Id, Identifier, Name } from './roles.ts';

/** Amounts in US dollars. */
export const Balance = v.looseObject({
  approved: v.nullish(v.number()),
  advance: v.nullish(v.number()),
  active: v.nullish(v.number()),
  royalty: v.nullish(v.number()),
  total: v.nullish(v.number()),
  approved_usd: v.nullish(v.number()),
  advance_usd: v.nullish(v.number()),
  active_usd: v.nullish(v.number()),
  royalty_usd: v.nullish(v.number()),
  total_usd: v.nullish(v.number()),
});
export type Balance = v.InferOutput<typeof Balance>;

/** The kinds of contact a partner can leave. */
export const contactTypes = [
  'discord',
  'facebook',
  'google+',
  'instagram',
  'likee',
  'linkedin',
  'email',
  'messenger',
  'phone',
  'skype',
  'telegram',
  'tiktok',
  'twitch',
  'twitter',
  'viber',
  'vkontakte',
  'website',
  'whatsapp',
  'youtube',
] as const;
export type ContactType = (typeof contactTypes)[number];

export const Contact = v.looseObject({ type: v.string(), value: v.string() });
export type Contact = v.InferOutput<typeof Contact>;

/** A dialog that the server requires: `add_contacts`, `connect_youtube` or `choose_ai_prompts`. */
export const PendingModal = v.looseObject({ id: Id, name: v.string() });
export type PendingModal = v.InferOutput<typeof PendingModal>;

/**
 * The capabilities of a partner, by name. A capability is granted when its value is neither absent, null,
 * false nor empty.
 */
export const Capabilities = v.record(v.string(), v.unknown());
export type Capabilities = v.InferOutput<typeof Capabilities>;

export const Partner = v.looseObject({
  id: Id,
  name: v.nullish(v.string()),
  birthday: v.nullish(v.string()),
  country_id: v.nullish(Id),
  region: v.nullish(v.string()),
  city: v.nullish(v.string()),
  address: v.nullish(v.string()),
  zip_code: v.nullish(v.string()),
  contacts: v.nullish(v.array(Contact)),
  manager: v.nullish(v.looseObject({ id: Id, display_name: Name, avatar_image: v.nullish(v.string()) })),
  p2p_payments_count: v.nullish(v.number()),
  p2p_pending_count: v.nullish(v.number()),
  p2p_wallet: v.nullish(v.string()),
  agreements: v.nullish(v.array(AgreementSummary)),
  pending_agreements: v.nullish(v.array(AgreementSummary)),
  capabilities: v.nullish(Capabilities),
  is_scalelab: v.nullish(v.boolean()),
  lead_origin: v.nullish(v.string()),
  homepage: v.nullish(v.string()),
  pending_modals: v.nullish(v.array(PendingModal)),
});
export type Partner = v.InferOutput<typeof Partner>;

/** The formats in which a user can have dates written. */
export const dateFormats = ['US', 'Europe', 'ISO'] as const;
export type DateFormat = (typeof dateFormats)[number];

export const Preference = v.looseObject({
  ui_locale: v.nullish(v.string()),
  ui_timezone: v.nullish(v.string()),
  ui_date_format: v.nullish(v.string()),
  intro_tour: v.nullish(v.boolean()),
});
export type Preference = v.InferOutput<typeof Preference>;

/** The signed-in user. */
export const User = v.looseObject({
  id: Id,
  name: v.string(),
  email: v.string(),
  email_verified_at: v.nullish(v.string()),
  deactivate_request: v.nullish(
    v.looseObject({
      created_at: v.nullish(v.string()),
      /** The day on which the account is closed. Assumed. */
      closes_at: v.nullish(v.string()),
    }),
  ),
  avatar_image: v.nullish(v.string()),
  partner: v.nullish(Partner),
  preference: v.nullish(Preference),
  two_factor_contact: v.nullish(v.string()),
  two_factor_method: v.nullish(v.string()),
  profile_status: v.nullish(v.string()),
  profile_status_description: v.nullish(v.string()),
  balance: v.nullish(Balance),
  /** Whether this is the first visit of a new user; the welcome dialog follows from it. Assumed. */
  is_new: v.nullish(v.boolean()),
  /** The member of staff who acts as this user, while it lasts. Assumed. */
  /** Assumed: `return_url`, the page of the staff's tools that acting as the user ends at. */
  impersonator: v.nullish(
    v.looseObject({
      id: Id,
      name: Name,
      expires_at: v.nullish(v.string()),
      return_url: v.nullish(v.string()),
    }),
  ),
});
export type User = v.InferOutput<typeof User>;

/** A country with its regions; `regions` is empty where a country has none to choose from. */
export const Country = v.looseObject({
  id: Id,
  iso_code: Identifier,
  name: Name,
  regions: v.nullish(v.array(v.looseObject({ text: Name, value: Identifier }))),
});
export type Country = v.InferOutput<typeof Country>;

export const getUser = /* @__PURE__ */ endpoint('GET api/user', {
  response: v.looseObject({ user: User }),
});
export const listCountries = /* @__PURE__ */ endpoint('GET api/countries', {
  response: v.looseObject({ countries: v.array(Country) }),
});
/** The outcomes of a pending dialog. */
export const modalPromptStatuses = ['accepted', 'dismissed'] as const;
export const answerModalPrompt = /* @__PURE__ */ endpoint('PUT api/modal-prompts/{id}', {
  binds: true,
  body: v.object({ status: v.picklist(modalPromptStatuses) }),
});
