import type { User } from '@my-air/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { InferInput } from 'valibot';

import { presentAgreement } from '../agreements/presentAgreement.ts';
import {
  agreements,
  contacts,
  pendingModals,
  users,
  type SessionRow,
  type UserRow,
} from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import type { Caller } from '../http/Call.ts';
import type { Scope } from '../Sandbox.ts';
import { maskEmail } from './maskEmail.ts';
import { remarkIn } from './profileRemarks.ts';

/** The signed-in user as the wire has them. */
export async function presentUser(
  scope: Scope,
  caller: Caller,
  locale: string,
): Promise<InferInput<typeof User>> {
  const { user, partner, session } = caller;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    deactivate_request: user.deactivateRequestedAt && {
      created_at: user.deactivateRequestedAt.toISOString(),
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
    impersonator: await presentImpersonator(scope, session),
  };
}

async function presentPartner(scope: Scope, { partner }: Caller, locale: string) {
  const { db, origins } = scope;
  const own = {
    contacts: eq(contacts.partnerId, partner.id),
    agreements: eq(agreements.partnerId, partner.id),
  };
  const [contactRows, agreementRows, modalRows] = await Promise.all([
    db.select().from(contacts).where(own.contacts).orderBy(asc(contacts.id)),
    db.select().from(agreements).where(own.agreements).orderBy(asc(agreements.id)),
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

async function presentImpersonator({ db }: Scope, session: SessionRow) {
  if (session.impersonatorId === null) return null;
  const [staff]: UserRow[] = await db.select().from(users).where(eq(users.id, session.impersonatorId));
  return staff
    ? { id: staff.id, name: staff.name, expires_at: session.impersonationEndsAt?.toISOString() ?? null }
    : null;
}
