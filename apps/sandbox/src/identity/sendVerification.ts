import { randomBytes } from 'node:crypto';

import { and, eq, gt } from 'drizzle-orm';

import { emailVerifications, users, type UserRow } from '../database/schema.ts';
import type { Scope } from '../Platform.ts';

const lifetimeMs = 24 * 3_600_000;

/** Sends the letter whose link proves that an address is read by its owner. */
export async function sendVerification({ db, clock, mailbox, origins }: Scope, user: UserRow): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await db.insert(emailVerifications).values({ token, userId: user.id, expiresAt });
  await mailbox.send(db, {
    to: user.email,
    subject: 'Confirm your e-mail address',
    text: `Hello ${user.name},\n\nopen the link within a day to confirm that this is your address. If you did not register at My AIR, leave this letter be.`,
    link: `${origins.identity}/verify-email/${token}`,
  });
}

/** Marks the address of a letter's link as proven, in a transaction. @returns whether the link was valid */
export async function takeVerification(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const now = clock.now();
  const [verification] = await db
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.token, token), gt(emailVerifications.expiresAt, now)))
    .returning();
  if (!verification) return false;
  await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, verification.userId));
  await db.delete(emailVerifications).where(eq(emailVerifications.userId, verification.userId));
  return true;
}
