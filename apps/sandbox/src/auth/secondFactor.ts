import { cleanCode } from '@my-air/i18n/plain';
import { randomInt } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { secondFactorCodes, type UserRow } from '../database/schema.ts';
import type { Scope } from '../Platform.ts';
import { attemptKey, createThrottle } from './Throttle.ts';

const lifetimeMs = 10 * 60_000;
const attemptsAllowed = 5;

/**
 * Sends a fresh code to the user's mailbox; the one before it is no longer valid. Needs a transaction.
 * @returns seconds to wait instead, where too many letters went to the user; 0 when the code was sent
 */
export async function sendSecondFactor(
  { db, clock, mailbox }: Scope,
  user: UserRow,
  ip: string,
): Promise<number> {
  const wait = await createThrottle(clock).begin(db, attemptKey('letter', ip, user.email));
  if (wait > 0) return wait;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = { code, attempts: 0, expiresAt: new Date(clock.now().getTime() + lifetimeMs) };
  await db
    .insert(secondFactorCodes)
    .values({ userId: user.id, ...fresh })
    .onConflictDoUpdate({ target: secondFactorCodes.userId, set: fresh });
  await mailbox.send(db, {
    to: user.email,
    subject: `${code} is your sign-in code`,
    text: `Type ${code} to sign in to My AIR. The code works for ten minutes. If you did not ask for it, change your password.`,
  });
  return 0;
}

/** Whether this is the code that was sent; a right one works once, and too many wrong ones use it up. Needs a transaction. */
export async function takeSecondFactor(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const ofUser = eq(secondFactorCodes.userId, user.id);
  const [sent] = await db.select().from(secondFactorCodes).where(ofUser).for('update');
  if (!sent) return false;
  const isRight = sent.code === cleanCode(code) && sent.expiresAt > clock.now();
  if (isRight || sent.attempts + 1 >= attemptsAllowed) {
    await db.delete(secondFactorCodes).where(ofUser);
  } else {
    await db
      .update(secondFactorCodes)
      .set({ attempts: sent.attempts + 1 })
      .where(ofUser);
  }
  return isRight;
}

/** An address whose owner still recognises it: `p•••r@my-air.test`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@', 2);
  const shown = name.length > 2 ? `${name[0]}•••${name.at(-1)}` : `${name[0] ?? ''}•••`;
  return `${shown}@${host}`;
}
