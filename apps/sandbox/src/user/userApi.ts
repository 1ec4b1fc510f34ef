import { cleanIdentifier } from '@my-air/i18n/plain';
import { saveContacts } from '@my-air/accounts/contract';
import {
  answerModalPrompt,
  type Contact,
  type ContactType,
  getUser,
  type User,
} from '@my-air/api-client/contract';
import { updateIntroTour } from '@my-air/home/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { InferInput } from 'valibot';

import type { ApiArea, Scope } from '../Platform.ts';
import { settleEarnings } from '../channels/settleEarnings.ts';
import { presentAgreement } from '../agreements/agreements.ts';
import { readData } from '../content/readData.ts';
import { Texts, type WireLocale } from '../content/wireLocales.ts';
import { insertRows } from '../database/Database.ts';
import {
  agreements,
  contacts,
  pendingModals,
  type SessionRow,
  type UserRow,
  users,
} from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { invalid, notFound } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { databaseId } from '../http/databaseId.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import { maskEmail } from '../auth/secondFactor.ts';

/** From the request to the day on which an account is closed, in milliseconds. */
const closingTime = 30 * 86_400_000;

const handle = /^@?[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u;
const phone = /^\+?[\d\s().-]{5,24}$/;
const url = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/iu;
const email = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const orUrl = (pattern: RegExp) => (value: string) => pattern.test(value) || url.test(value);

/** The rule for the value of each kind of contact. */
const rules: Readonly<Record<ContactType, (value: string) => boolean>> = {
  discord: (value) => /^[^<>]{2,100}$/.test(value),
  email: (value) => email.test(value),
  facebook: orUrl(handle),
  'google+': orUrl(handle),
  instagram: orUrl(handle),
  likee: orUrl(handle),
  linkedin: orUrl(handle),
  messenger: orUrl(handle),
  phone: (value) => phone.test(value),
  skype: (value) => /^[\p{L}\p{N}.:_-]{2,100}$/u.test(value),
  telegram: orUrl(/^(@?\w{3,64}|\+?[\d\s()-]{5,24})$/),
  tiktok: orUrl(handle),
  twitch: orUrl(handle),
  twitter: orUrl(handle),
  viber: (value) => phone.test(value),
  vkontakte: orUrl(handle),
  website: (value) => url.test(value),
  whatsapp: (value) => phone.test(value),
  youtube: orUrl(handle),
};

/** At most this many contacts can be left. */
const limit = 50;

/** The signed-in user: their profile, and the details that they can change themselves. */
export const userApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, getUser, async ({ scope, locale }, caller) => {
    const partner = await settleEarnings(scope, caller.partner);
    return { user: await presentUser(scope, { ...caller, partner }, locale) };
  });

  registerEndpoint(app, sandbox, updateIntroTour, async ({ db, body }, { user }) => {
    await db.update(users).set({ introTour: body.intro_tour, isNew: false }).where(eq(users.id, user.id));
  });

  registerEndpoint(app, sandbox, saveContacts, async ({ db, body }, { partner, user }) => {
    const checked = checkContacts(body.contacts);
    await db.delete(contacts).where(eq(contacts.partnerId, partner.id));
    await insertRows(
      db,
      contacts,
      checked.map(({ type, value }) => ({ type, value, partnerId: partner.id })),
    );
    if (checked.length > 0) {
      // The contacts are all that such a profile lacks.
      await db
        .update(users)
        .set({ profileStatus: 'ok', profileStatusDescription: null })
        .where(and(eq(users.id, user.id), eq(users.profileStatus, 'incomplete')));
    }
  });

  registerEndpoint(app, sandbox, answerModalPrompt, async ({ db, params, body }, { partner }) => {
    const answered = await db
      .update(pendingModals)
      .set({ status: body.status, answeredAt: clock.now() })
      .where(and(eq(pendingModals.id, databaseId(params.id)), eq(pendingModals.partnerId, partner.id)))
      .returning();
    if (answered.length === 0) throw notFound();
  });
};

/** The contacts without blanks around them; those that break their kind's rule are refused field by field. */
function checkContacts(contacts: readonly { type: ContactType; value: string }[]): Contact[] {
  if (contacts.length > limit) {
    throw invalid({ contacts: [say('too_many_items', { name: 'contacts', count: limit })] });
  }
  const trimmed = contacts.map(({ type, value }) => ({ type, value: cleanIdentifier(value) }));
  const wrong = trimmed.flatMap(({ type, value }, index) =>
    rules[type](value) ? [] : [[`contacts.${index}.value`, [say('contact', { type })]] as const],
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return trimmed;
}

/** The signed-in user as the wire has them. */
async function presentUser(
  scope: Scope,
  caller: Caller,
  locale: WireLocale,
): Promise<InferInput<typeof User>> {
  const { user, partner, session } = caller;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    deactivate_request: user.deactivateRequestedAt && {
      created_at: user.deactivateRequestedAt.toISOString(),
      closes_at: new Date(user.deactivateRequestedAt.getTime() + closingTime).toISOString().slice(0, 10),
    },
    avatar_image: absoluteUrl(scope, user.avatarImage),
    is_new: user.isNew,
    partner: await presentPartner(scope, caller, locale),
    preference: {
      ui_locale: user.locale,
      ui_timezone: user.timezone,
      ui_date_format: user.dateFormat,
      intro_tour: user.introTour,
    },
    two_factor_method: user.twoFactorMethod,
    two_factor_contact: user.twoFactorMethod === null ? null : maskEmail(user.email),
    profile_status: user.profileStatus,
    profile_status_description: remarkIn(locale, user.profileStatusDescription),
    balance: partner.balance,
    impersonator: await presentImpersonator(scope, session, user.name),
  };
}

async function presentPartner(scope: Scope, { partner }: Caller, locale: WireLocale) {
  const { db, origins } = scope;
  const conditions = {
    contacts: eq(contacts.partnerId, partner.id),
    agreements: eq(agreements.partnerId, partner.id),
  };
  const [contactRows, agreementRows, modalRows] = await Promise.all([
    db.select().from(contacts).where(conditions.contacts).orderBy(asc(contacts.id)),
    db.select().from(agreements).where(conditions.agreements).orderBy(asc(agreements.id)),
    db
      .select()
      .from(pendingModals)
      .where(and(eq(pendingModals.partnerId, partner.id), isNull(pendingModals.status)))
      .orderBy(asc(pendingModals.id)),
  ]);
  const presented = agreementRows.map((row) => presentAgreement(scope, row, locale));
  return {
    id: partner.id,
    name: partner.name,
    birthday: partner.birthday,
    country_id: partner.countryId,
    region: partner.region,
    city: partner.city,
    address: partner.address,
    zip_code: partner.zipCode,
    contacts: contactRows.map(({ type, value }) => ({ type, value })),
    manager: partner.manager && {
      ...partner.manager,
      avatar_image: absoluteUrl({ origins }, partner.manager.avatar_image),
    },
    p2p_payments_count: partner.p2pPaymentsCount,
    p2p_pending_count: partner.p2pPendingCount,
    p2p_wallet: partner.p2pWallet,
    agreements: presented.filter(({ is_agreed }) => is_agreed),
    pending_agreements: presented.filter(({ is_agreed }) => !is_agreed),
    capabilities: partner.capabilities,
    is_scalelab: partner.isScalelab,
    lead_origin: partner.leadOrigin,
    homepage: partner.homepage,
    pending_modals: modalRows.map(({ id, name }) => ({ id, name })),
  };
}

/** The member of staff who acts as the user; the control room is the tool that they came from. */
async function presentImpersonator({ db, origins }: Scope, session: SessionRow, name: string) {
  if (session.impersonatorId === null) return null;
  const [staff]: UserRow[] = await db.select().from(users).where(eq(users.id, session.impersonatorId));
  if (!staff) return null;
  return {
    id: staff.id,
    name: staff.name,
    expires_at: session.impersonationEndsAt?.toISOString() ?? null,
    return_url: `${origins.portal}/sandbox?${new URLSearchParams({ stopped: name }).toString()}`,
  };
}

/** Remarks of our team about a profile that a persona can have. */
const remarks = readData('users/profileRemarks.json', v.record(v.string(), Texts));

/** The remark in a language; a remark that is not one of these stays as it is. */
export function remarkIn(locale: WireLocale, remark: string | null): string | null {
  return remark === null ? null : (remarks[remark]?.[locale] ?? remark);
}
