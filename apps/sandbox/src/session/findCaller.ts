import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { partners, users, type SessionRow } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { HttpError } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';

/**
 * The user and the partner behind a session. With `isLocked`, other calls with `isLocked` wait for the end of
 * the transaction: the user's row is the first lock of everything that writes on their behalf.
 */
export async function findCaller(
  db: Queries,
  session: SessionRow,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Caller> {
  const query = db
    .select()
    .from(users)
    .innerJoin(partners, eq(partners.userId, users.id))
    .where(eq(users.id, session.userId ?? 0))
    .$dynamic();
  const [found] = await (isLocked ? query.for('no key update', { of: users }) : query);
  if (!found) throw new HttpError(401, say('unauthenticated'));
  return { user: found.users, partner: found.partners, session };
}
