import { asc, eq, lte } from 'drizzle-orm';

import type { Database } from '../database/Database.ts';
import { inBatches } from '../database/inBatches.ts';
import { requestLog } from '../database/schema.ts';

/** One call that reached the API. */
export interface LoggedRequest {
  readonly at: string;
  /** The listener it came to. */
  readonly listener: 'portal' | 'identity' | 'world' | 'api';
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  /** The endpoint's key; null where there is no endpoint. */
  readonly endpoint: string | null;
  /** Null when the connection was cut before an answer. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Without cookies and tokens. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The latest requests, for tests and the control room. */
export interface RequestLog {
  /** @returns a number by which it can be corrected */
  record(request: LoggedRequest): Promise<number>;
  correct(id: number, request: LoggedRequest): Promise<void>;
  /** Oldest first. */
  entries(): Promise<readonly LoggedRequest[]>;
  clear(): Promise<void>;
}

/** Enough for the longest end-to-end test. */
const capacity = 5000;
/** The number of requests after which the oldest are deleted. */
const pruneEvery = 500;

export function createRequestLog(db: Database): RequestLog {
  const insert = inBatches(async (requests: readonly LoggedRequest[]) => {
    const added = await db
      .insert(requestLog)
      .values(requests.map((request) => ({ request: JSON.stringify(request) })))
      .returning({ id: requestLog.id });
    const ids = added.map(({ id }) => id);
    const pruned = ids.findLast((id) => id % pruneEvery === 0);
    if (pruned !== undefined) await db.delete(requestLog).where(lte(requestLog.id, pruned - capacity));
    return ids;
  });

  return {
    record: insert,
    correct: async (id, request) => {
      await db
        .update(requestLog)
        .set({ request: JSON.stringify(request) })
        .where(eq(requestLog.id, id));
    },
    entries: async () => {
      const rows = await db.select().from(requestLog).orderBy(asc(requestLog.id));
      return rows.map(({ request }) => JSON.parse(request) as LoggedRequest);
    },
    clear: async () => {
      await db.delete(requestLog);
    },
  };
}
