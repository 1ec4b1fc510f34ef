import type { Clock } from '../Clock.ts';
import type { Database } from '../database/Database.ts';
import { restoreTables } from '../database/tableCopies.ts';
import { reseed, type Seeded } from './reseed.ts';

/** For how long the moments of the seeds, which lie days around their seeding, are as good as new; in milliseconds. */
const freshness = 5 * 60_000;

export interface SeedingOptions {
  /** Whether it will be done again and again, as before every test: from the second time on it then costs a tenth. */
  isRepeated: boolean;
}

/** Returns the function that empties the database and fills it with the personas. */
export function createSeeding(
  clock: Pick<Clock, 'now'>,
  { isRepeated }: SeedingOptions = { isRepeated: true },
): (db: Database) => Promise<void> {
  let last: { at: number; seeded: Seeded } | undefined;

  return async (db) => {
    const now = clock.now().getTime();
    if (last && now >= last.at && now - last.at < freshness) {
      const { copies, marks } = last.seeded;
      last = { ...last, seeded: { copies, marks: await restoreTables(db, copies, marks) } };
      return;
    }
    const seeded = await reseed({ db, clock }, isRepeated);
    last = seeded && { at: now, seeded };
  };
}
