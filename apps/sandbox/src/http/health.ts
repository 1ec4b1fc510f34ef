import { sql } from 'drizzle-orm';

import type { Area } from '../Platform.ts';

/** The paths that tell whether a process lives, and whether it can answer calls. */
const paths = { alive: '/health', ready: '/ready' } as const;

/** Whether an address is asked by what runs the process: under any host, every few seconds. */
export const isProbe = (address: string): boolean => Object.values<string>(paths).includes(address);

/** Liveness, and readiness: without the database there is an answer of status 503, as for every call. */
export const health: Area =
  ({ db }) =>
  async (app) => {
    app.get(paths.alive, async () => ({ status: 'alive' }));
    app.get(paths.ready, async () => {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    });
  };
