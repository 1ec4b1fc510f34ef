import { sql } from 'drizzle-orm';

import type { Database, Queries } from '../database/Database.ts';
import { uploads } from '../database/schema.ts';
import type { UploadFolder } from './UploadFolder.ts';

/** A number that no other advisory lock has. */
const sweepLock = 1_970_301_028;

/**
 * Deletes files that no row of the database names: their transaction failed, or the process was killed before it was
 * committed. Waits for the transactions that are writing files, and those wait for it.
 */
export async function sweepUploads(db: Database, folder: UploadFolder): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sweepLock})`);
    const rows = await transaction.select({ id: uploads.id }).from(uploads);
    const known = new Set(rows.map(({ id }) => id));
    for (const id of await folder.list()) if (!known.has(id)) await folder.remove(id);
  });
}

/** Keeps every sweep waiting until the transaction ends, which writes files and then names them in the database. */
export async function holdSweep(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${sweepLock})`);
}
