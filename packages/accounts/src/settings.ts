import { flag, number, orNull, type SettingChecks } from '@my-air/feature-api/settings';

declare module '@my-air/feature-api' {
  interface PortalConfig {
    /** The products that Instagram and TikTok profiles start from; null hides the parts that need them. */
    baseProducts: { instagram: number | null; tiktok: number | null };
  }
  interface PortalFlags {
    /** Opens /accounts/instagram and /accounts/tiktok as pages. */
    instagramTiktokPages: boolean;
  }
}

/** The settings of `config.json` that this feature reads. */
export const settings = {
  baseProducts: { instagram: orNull(number), tiktok: orNull(number) },
  flags: { instagramTiktokPages: flag },
} satisfies SettingChecks;
