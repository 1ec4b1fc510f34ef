import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { partners, users, type SessionRow } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { HttpError } from '../http/HttpError.ts';

/** The person and the partner behind a session. */
export async function findCaller(db: Queries, session: SessionRow): Promise<Caller> {
  const [found] = await db
    .select()
    .from(users)
    .innerJoin(partners, eq(partners.userId, users.id))
    .where(eq(users.id, session.userId ?? 0));
  if (!found) throw new HttpError(401, 'Unauthenticated.');
  return { user: found.users, partner: found.partners, session };
}
