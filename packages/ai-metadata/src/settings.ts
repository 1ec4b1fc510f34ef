import { name, type SettingChecks } from '@my-air/feature-api/settings';

declare module '@my-air/feature-api' {
  interface PortalConfig {
    /** The values of `lead_source` that belong to a campaign of ours. */
    campaigns: { aiMetadata: string };
  }
}

/** The settings of `config.json` that this feature reads. */
export const settings = { campaigns: { aiMetadata: name } } satisfies SettingChecks;
