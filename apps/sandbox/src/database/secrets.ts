import { eq } from 'drizzle-orm';

import type { Database } from './Database.ts';
import { secrets } from './schema.ts';

/** Keys made once and kept in the database, so that sessions and tokens outlive a restart. */
export interface Secrets {
  /** The secret of that name, made by `create` the first time. */
  recall<Value>(name: string, create: () => Value | Promise<Value>): Promise<Value>;
}

export function createSecrets(db: Database): Secrets {
  return {
    recall: async <Value>(name: string, create: () => Value | Promise<Value>) => {
      const read = () => db.select().from(secrets).where(eq(secrets.name, name));
      const [found] = await read();
      if (found) return found.value as Value;
      await db
        .insert(secrets)
        .values({ name, value: await create() })
        .onConflictDoNothing();
      // Read back: another process on the same server may have been first.
      const [kept] = await read();
      return kept?.value as Value;
    },
  };
}
