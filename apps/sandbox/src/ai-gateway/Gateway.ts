import type { Marketplace } from '../marketplace/Marketplace.ts';
import type { Platform } from '../Platform.ts';
import { GatewayLimits } from './GatewayLimits.ts';
import { defaultGateway, type GatewaySettings } from './GatewaySettings.ts';
import { Planner } from './Planner.ts';

/** The gateway to language models: its settings, its limits, and the planner for use without an upstream. */
export interface Gateway {
  readonly settings: GatewaySettings;
  readonly limits: GatewayLimits;
  readonly planner: Planner;
}

/** Sets the gateway up; settings that are not given have their usual values. */
export function createGateway(
  { db, clock, settings: store }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  marketplace: Marketplace,
  given: Partial<GatewaySettings> = {},
): Gateway {
  const settings = { ...defaultGateway, ...given };
  return {
    settings,
    limits: new GatewayLimits(db, clock, settings),
    planner: new Planner(marketplace, store),
  };
}
