import { cleanIdentifier } from '@my-air/i18n/plain';
import { eq, inArray, lt } from 'drizzle-orm';

import type { Clock } from '../Clock.ts';
import type { Queries } from '../database/Database.ts';
import { loginAttempts } from '../database/schema.ts';
import { sha256 } from '../http/fingerprint.ts';

/**
 * Limits how often something is tried for an address: a password, a code, a letter. Attempts are counted in the database,
 * so that all throttles count together, wherever the password is typed. Each call needs a transaction.
 */
export interface Throttle {
  /**
   * Counts an attempt before it is made, so that attempts at the same time see each other.
   * @returns seconds to wait instead; 0 when the attempt may be made
   */
  begin(db: Queries, key: string): Promise<number>;
  /** Takes one counted attempt back, because it was neither wrong nor the last step. */
  takeBack(db: Queries, key: string): Promise<void>;
  /** Forgets the attempts of a key, because one was right. */
  clear(db: Queries, key: string): Promise<void>;
}

const allowed = 5;
const windowMs = 60_000;
/** How many keys that are no longer needed one attempt removes at most. */
const removedAtOnce = 20;

export function createThrottle(clock: Clock): Throttle {
  async function lock(db: Queries, key: string) {
    await db.insert(loginAttempts).values({ key, times: [], lastAt: clock.now() }).onConflictDoNothing();
    const [row] = await db.select().from(loginAttempts).where(eq(loginAttempts.key, key)).for('update');
    return row?.times ?? [];
  }

  return {
    begin: async (db, name) => {
      const key = keyOf(name);
      const times = await lock(db, key);
      const now = clock.now();
      const recent = times.filter((time) => time > now.getTime() - windowMs && time <= now.getTime());
      const first = recent.at(-allowed);
      if (first !== undefined) return Math.max(1, Math.ceil((first + windowMs - now.getTime()) / 1000));
      await db
        .update(loginAttempts)
        .set({ times: [...recent, now.getTime()], lastAt: now })
        .where(eq(loginAttempts.key, key));
      const old = db
        .select({ key: loginAttempts.key })
        .from(loginAttempts)
        .where(lt(loginAttempts.lastAt, new Date(now.getTime() - windowMs)))
        .limit(removedAtOnce)
        .for('update', { skipLocked: true });
      await db.delete(loginAttempts).where(inArray(loginAttempts.key, old));
      return 0;
    },
    takeBack: async (db, name) => {
      const key = keyOf(name);
      const times = await lock(db, key);
      await db
        .update(loginAttempts)
        .set({ times: times.slice(0, -1) })
        .where(eq(loginAttempts.key, key));
    },
    clear: async (db, name) => {
      await db.delete(loginAttempts).where(eq(loginAttempts.key, keyOf(name)));
    },
  };
}

/**
 * The key of what a caller tries for an e-mail address, or sends about an article. Every spelling that finds the same
 * account has the same key: blanks of any script around it, and capital letters, count for nothing.
 */
export function attemptKey(
  what: 'sign-in' | 'second-factor' | 'letter' | 'feedback' | 'interaction',
  ip: string,
  address = '',
): string {
  return `${what} ${ip} ${cleanIdentifier(address).toLowerCase()}`;
}

/** An index of PostgreSQL takes 2,700 bytes at most, and an address that was typed may be longer. */
function keyOf(name: string): string {
  return sha256(name);
}
