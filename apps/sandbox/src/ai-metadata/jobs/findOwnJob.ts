import { and, eq } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiJobs, type AiJobRow } from '../../database/schema.ts';
import { databaseId } from '../../http/databaseId.ts';
import { notFound } from '../../http/HttpError.ts';

/** A job of the partner; 404 for any other. @param isLocked whether it is locked until the commit */
export async function findOwnJob(
  db: Queries,
  partnerId: number,
  id: string,
  isLocked = false,
): Promise<AiJobRow> {
  const query = db
    .select()
    .from(aiJobs)
    .where(and(eq(aiJobs.id, databaseId(id)), eq(aiJobs.partnerId, partnerId)));
  const [job] = await (isLocked ? query.for('update') : query);
  if (!job) throw notFound();
  return job;
}
