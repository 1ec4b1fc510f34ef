import type { InferOutput } from 'valibot';

import type { baseSettings } from '../settings.ts';

type BaseSettings = InferOutput<typeof baseSettings>;
type BaseFlags = BaseSettings['flags'];

/** The switches of a portal. A feature adds its own by declaration merging, and names their schema in `settings`. */
export interface PortalFlags extends BaseFlags {}

/**
 * The run-time settings of the portal, read from `/config.json` at start-up; one build runs in every environment. A
 * feature adds its own by declaration merging, and names their schema in `settings`.
 */
export interface PortalConfig extends BaseSettings {
  flags: PortalFlags;
}

export type { BrandConfig } from '../settings.ts';
