import type { PlannerOrder } from '../ai-gateway/Planner.ts';
import type { TranslationSettings } from '../ai-metadata/TranslationSettings.ts';
import type { FaultOrder } from '../control/FaultOrder.ts';

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
