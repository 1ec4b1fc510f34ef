import { eq, gt, sql } from 'drizzle-orm';

import type { PlannerOrder } from '../ai-gateway/PlannerOrder.ts';
import type { TranslationSettings } from '../ai-metadata/TranslationSettings.ts';
import type { FaultOrder } from '../control/faultPresets.ts';
import type { Database } from '../database/Database.ts';
import { inBatches } from '../database/inBatches.ts';
import { sharedSettings } from '../database/schema.ts';

const onlyRow = eq(sharedSettings.id, 1);

/** Reads and changes the settings. */
export interface SettingsStore {
  /** As they were last read; reading them costs nothing. */
  current(): Settings;
  /** Reads them again, at the start of a request. */
  refresh(): Promise<void>;
  /** Changes them, after any change of another instance; `change` may be called more than once. */
  change(change: (settings: Settings) => Settings): Promise<void>;
}

/** A fault that waits for its next call. */
export interface ArmedFault extends FaultOrder {
  readonly id: string;
  /** How many calls it has applied to so far. */
  readonly hits: number;
}

/** The settings of the control room; the same for all instances on one database. */
export interface Settings {
  /** How far the clock was moved from the real time, in milliseconds. */
  readonly clockOffset: number;
  /** How long managers wait before they answer, in seconds; null is never; absent: each instance's option. */
  readonly managerDelay?: number | null;
  /** The values that replace those of the portal's `config.json`, by its top-level keys. */
  readonly configOverrides: Readonly<Record<string, unknown>>;
  readonly faults: readonly ArmedFault[];
  /** The number of the last fault that was armed. */
  readonly lastFault: number;
  readonly plannerOrder: PlannerOrder | null;
  /** How many calls the planner's order has applied to. */
  readonly plannerMet: number;
  /** The rough world and its seed; absent while answers come at once and whole. */
  readonly rough?: { readonly seed: number } | undefined;
  /** The settings for translations; the usual ones when absent. */
  readonly translations?: TranslationSettings | undefined;
}

/** The settings of a fresh sandbox. */
export const freshSettings: Settings = {
  clockOffset: 0,
  configOverrides: {},
  faults: [],
  lastFault: 0,
  plannerOrder: null,
  plannerMet: 0,
};

/** Keeps the settings in the database, where every instance finds them. */
export function createSettingsStore(db: Database): SettingsStore {
  let known = { version: 0, settings: freshSettings };

  /** Readings may overtake each other; an older one changes nothing. */
  function take(version: number, settings: Settings) {
    if (version > known.version) known = { version, settings };
  }

  const refresh = inBatches(async (requests: readonly undefined[]) => {
    // Nothing but the comparison of a number, as long as nothing has changed.
    const [newer] = await db
      .select()
      .from(sharedSettings)
      .where(sql`${onlyRow} and ${gt(sharedSettings.version, known.version)}`);
    if (newer) take(newer.version, JSON.parse(newer.settings) as Settings);
    return requests;
  });

  return {
    current: () => known.settings,
    refresh: () => refresh(undefined),
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
