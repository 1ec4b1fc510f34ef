import { url, type SettingChecks } from '@my-air/feature-api/settings';

declare module '@my-air/feature-api' {
  interface PortalConfig {
    /** The address of the finance application. */
    financeAppUrl: string;
  }
}

/** The settings of `config.json` that this feature reads. */
export const settings = { financeAppUrl: url } satisfies SettingChecks;
