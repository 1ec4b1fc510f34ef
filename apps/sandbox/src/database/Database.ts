import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

/** The database, with either of its two drivers. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A transaction of the database. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** Either of them, for functions that only read and write. */
export type Queries = Database | Transaction;
