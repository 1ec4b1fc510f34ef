import type { PlannerOrder } from '../ai-gateway/Planner.ts';
import type { TranslationSettings } from '../ai-metadata/TranslationSettings.ts';
import type { FaultOrder } from '../control/FaultOrder.ts';

/** A fault that waits for its next call. */
export interface ArmedFault extends FaultOrder {
  readonly id: string;
  /** How many calls it has met so far. */
  readonly hits: number;
}

/** What the control room has set; the same for all instances on one database. */
export interface Settings {
  /** How far the clock was moved from the real time, in milliseconds. */
  readonly clockOffset: number;
  /** How long managers think before they answer, in seconds, or null for never; absent as each instance was started. */
  readonly managerDelay?: number | null;
  /** What is put over the portal's `config.json`, by its top-level keys. */
  readonly configOverrides: Readonly<Record<string, unknown>>;
  readonly faults: readonly ArmedFault[];
  /** The number of the last fault that was armed. */
  readonly lastFault: number;
  readonly plannerOrder: PlannerOrder | null;
  /** How many calls have met the planner's order. */
  readonly plannerMet: number;
  /** What is done to translations; absent as usual. */
  readonly translations?: TranslationSettings | undefined;
}

/** Those of a fresh sandbox. */
export const freshSettings: Settings = {
  clockOffset: 0,
  configOverrides: {},
  faults: [],
  lastFault: 0,
  plannerOrder: null,
  plannerMet: 0,
};
