import * as v from 'valibot';

declare module '@my-air/feature-kit' {
  interface PortalConfig {
    baseProducts: { instagram: number | null; tiktok: number | null };
  }
  interface PortalFlags {
    instagramTiktokPages: boolean;
  }
}

/** The settings of `config.json` that this feature reads. */
export const settings = v.object({
  baseProducts: v.pipe(
    v.object({ instagram: v.nullable(v.number()), tiktok: v.nullable(v.number()) }),
    v.description(
      'The products that Instagram and TikTok profiles start from; null hides the parts that need them.',
    ),
  ),
  flags: v.object({
    instagramTiktokPages: v.pipe(
      v.boolean(),
      v.description('Opens /accounts/instagram and /accounts/tiktok as pages.'),
    ),
  }),
});
