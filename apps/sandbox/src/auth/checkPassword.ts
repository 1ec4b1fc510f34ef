import { cleanIdentifier } from '@my-air/i18n/plain';
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';

import { users, type UserRow } from '../database/schema.ts';
import type { Transactions } from '../database/Transactions.ts';

/** Compared with when there is no such user, so that the answer takes as long as for a wrong password. */
const nobody = hash('nobody has this password');

/** The user with this address, if the password is right. */
export async function checkPassword(
  transactions: Transactions,
  email: string,
  password: string,
): Promise<UserRow | undefined> {
  const address = cleanIdentifier(email).toLowerCase();
  const [user] = await transactions.read((db) => db.select().from(users).where(eq(users.email, address)));
  const isRight = await verify(user?.passwordHash ?? (await nobody), password);
  return isRight ? user : undefined;
}
