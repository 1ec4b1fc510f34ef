import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Sandbox } from '../Sandbox.ts';
import { users, type UserRow } from '../database/schema.ts';

const lifetimeMs = 3_600_000;

/** The token of a letter for choosing a new password; valid for an hour, and until the password changes. */
export function resetToken(app: FastifyInstance, user: UserRow, now: Date): string {
  return app.signCookie(['reset', user.id, now.getTime() + lifetimeMs, fingerprint(user)].join('.'));
}

/** The user whose password a token may replace; undefined when it is forged, too old or already used. */
export async function readResetToken(
  app: FastifyInstance,
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  token: string,
): Promise<UserRow | undefined> {
  const { valid, value } = app.unsignCookie(token);
  if (!valid || value === null) return undefined;
  const [purpose, id, until, print] = value.split('.');
  if (purpose !== 'reset' || Number(until) <= clock.now().getTime()) return undefined;
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(id)));
  return user && fingerprint(user) === print ? user : undefined;
}

/** Changes with the password, so that a token works once. */
function fingerprint({ passwordHash }: UserRow) {
  return createHash('sha256').update(passwordHash).digest('hex').slice(0, 16);
}
