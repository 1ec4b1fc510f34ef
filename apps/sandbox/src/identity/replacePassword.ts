import { hash } from '@node-rs/argon2';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { oidcPayloads, sessions, type UserRow, users } from '../database/schema.ts';
import type { Platform } from '../Platform.ts';

/** A password that users may choose. */
export const Password = v.pipe(
  v.string('Choose a password.'),
  v.minLength(10, 'Use at least 10 characters.'),
  v.maxLength(200, 'Use at most 200 characters.'),
);

/**
 * Gives a user another password and ends every sign-in that was made with the former one, in the portal and
 * at the identity provider; `keptSession` is the provider's session that may stay. Returns false, and changes
 * nothing, when the password is no longer the one that `former` has.
 */
export async function replacePassword(
  { transactions }: Pick<Platform, 'transactions'>,
  former: UserRow,
  password: string,
  keptSession?: string,
): Promise<boolean> {
  const passwordHash = await hash(password);
  return transactions.write(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, former.id), eq(users.passwordHash, former.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    // A member of staff who acts as this user has signed in as themselves.
    const isOwn = and(eq(sessions.userId, former.id), isNull(sessions.impersonatorId));
    await transaction.delete(sessions).where(or(isOwn, eq(sessions.impersonatorId, former.id)));
    const isTheirs = sql`${oidcPayloads.payload} ->> 'accountId' = ${former.subject}`;
    await transaction
      .delete(oidcPayloads)
      .where(keptSession === undefined ? isTheirs : and(isTheirs, ne(oidcPayloads.id, keptSession)));
    return true;
  });
}
