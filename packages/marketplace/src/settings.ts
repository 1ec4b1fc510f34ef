import { number, orNull, type SettingChecks } from '@my-air/feature-api/settings';

declare module '@my-air/feature-api' {
  interface PortalConfig {
    /** The products that Instagram and TikTok profiles start from; null hides the parts that need them. */
    baseProducts: { instagram: number | null; tiktok: number | null };
  }
}

/** The settings of `config.json` that this feature reads. */
export const settings = {
  baseProducts: { instagram: orNull(number), tiktok: orNull(number) },
} satisfies SettingChecks;
