import type { Clock } from '../Clock.ts';
import type { Database } from '../database/Database.ts';
import type { Marketplace } from '../marketplace/Marketplace.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { GatewayLimits } from './GatewayLimits.ts';
import { usualGateway, type GatewaySettings } from './GatewaySettings.ts';
import { Planner } from './Planner.ts';

/** The gateway to language models: its settings, its limits, and the planner for use without an upstream. */
export interface Gateway {
  readonly settings: GatewaySettings;
  readonly limits: GatewayLimits;
  readonly planner: Planner;
}

interface GatewayDependencies {
  db: Database;
  clock: Clock;
  marketplace: Marketplace;
  store: SettingsStore;
}

/** Sets the gateway up; settings that are not given have their usual values. */
export function createGateway(
  { db, clock, marketplace, store }: GatewayDependencies,
  given: Partial<GatewaySettings> = {},
): Gateway {
  const settings = { ...usualGateway, ...given };
  return {
    settings,
    limits: new GatewayLimits(db, clock, settings),
    planner: new Planner(marketplace, store),
  };
}
