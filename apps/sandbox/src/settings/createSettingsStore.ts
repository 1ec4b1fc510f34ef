import { eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../database/Database.ts';
import { sharedSettings } from '../database/schema.ts';
import { freshSettings, type Settings } from './Settings.ts';
import type { SettingsStore } from './SettingsStore.ts';

const onlyRow = eq(sharedSettings.id, 1);

/** Keeps the settings in the database, where every instance finds them. */
export function createSettingsStore(db: Database): SettingsStore {
  let known = { version: 0, settings: freshSettings };

  /** Readings may overtake each other; an older one changes nothing. */
  function take(version: number, settings: Settings) {
    if (version > known.version) known = { version, settings };
  }

  return {
    current: () => known.settings,
    refresh: async () => {
      // Nothing but the comparison of a number, as long as nothing has changed.
      const [newer] = await db
        .select()
        .from(sharedSettings)
        .where(sql`${onlyRow} and ${gt(sharedSettings.version, known.version)}`);
      if (newer) take(newer.version, JSON.parse(newer.settings) as Settings);
    },
    change: async (change) => {
      const changed = await db.transaction(async (transaction) => {
        await transaction
          .insert(sharedSettings)
          .values({ id: 1, version: 0, settings: JSON.stringify(freshSettings) })
          .onConflictDoNothing();
        const [row] = await transaction.select().from(sharedSettings).where(onlyRow).for('update');
        const settings = change(JSON.parse(row!.settings) as Settings);
        const version = row!.version + 1;
        await transaction
          .update(sharedSettings)
          .set({ version, settings: JSON.stringify(settings) })
          .where(onlyRow);
        return { version, settings };
      });
      take(changed.version, changed.settings);
    },
  };
}
