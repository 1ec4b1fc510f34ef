import { randomBytes } from 'node:crypto';

import { and, eq, isNull } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { agreements, referralLinks, type PartnerRow } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';

type ReferralLink = typeof referralLinks.$inferSelect;

/** The partner's link of the current scheme; created the first time, and the same from then on. */
export async function claimReferralLink(db: Queries, partner: PartnerRow): Promise<ReferralLink> {
  if (!partner.capabilities.referral_program) {
    throw new HttpError(403, 'The referral program is not open to you.');
  }
  const [pending] = await db
    .select()
    .from(agreements)
    .where(
      and(
        eq(agreements.partnerId, partner.id),
        eq(agreements.kind, 'referral_program'),
        isNull(agreements.agreedAt),
      ),
    );
  if (pending) throw new HttpError(403, 'Accept the agreement of the referral program first.');
  const [known] = await db
    .select()
    .from(referralLinks)
    .where(and(eq(referralLinks.partnerId, partner.id), eq(referralLinks.scheme, 'v4')));
  if (known) return known;
  const [made] = await db
    .insert(referralLinks)
    .values({ partnerId: partner.id, scheme: 'v4', marker: randomBytes(5).toString('hex') })
    .returning();
  if (!made) throw new Error('@my-air/sandbox: the referral link was not written');
  return made;
}
