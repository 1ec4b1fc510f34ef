import { randomBytes } from 'node:crypto';

import { and, eq, gt } from 'drizzle-orm';

import { emailVerifications, users, type UserRow } from '../database/schema.ts';
import type { Sandbox } from '../Sandbox.ts';

const lifetimeMs = 24 * 3_600_000;

/** Sends the letter whose link proves that an address is read by its owner. */
export async function sendVerification(
  { db, clock, mailbox, origins }: Sandbox,
  user: UserRow,
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await db.insert(emailVerifications).values({ token, userId: user.id, expiresAt });
  await mailbox.send({
    to: user.email,
    subject: 'Confirm your e-mail address',
    text: `Hello ${user.name},\n\nopen the link within a day to confirm that this is your address. If you did not register at My AIR, leave this letter be.`,
    link: `${origins.identity}/verify-email/${token}`,
  });
}

/** Marks the address that a letter's link belongs to as proven. Whether the link was good. */
export async function takeVerification({ db, clock }: Sandbox, token: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const now = clock.now();
    const [verification] = await transaction
      .select()
      .from(emailVerifications)
      .where(and(eq(emailVerifications.token, token), gt(emailVerifications.expiresAt, now)));
    if (!verification) return false;
    await transaction.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, verification.userId));
    await transaction.delete(emailVerifications).where(eq(emailVerifications.userId, verification.userId));
    return true;
  });
}
