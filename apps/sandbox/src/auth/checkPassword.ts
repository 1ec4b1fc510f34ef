import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { users, type UserRow } from '../database/schema.ts';

/** Compared with when there is no such person, so that the answer takes as long as for a wrong password. */
const nobody = hash('nobody has this password');

/** The person with this address, if the password is theirs. */
export async function checkPassword(
  db: Queries,
  email: string,
  password: string,
): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  const isRight = await verify(user?.passwordHash ?? (await nobody), password);
  return isRight ? user : undefined;
}
