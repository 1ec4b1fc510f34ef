import * as v from 'valibot';

declare module '@my-air/feature-kit' {
  interface PortalConfig {
    baseProducts: { instagram: number | null; tiktok: number | null };
  }
}

/** The settings of `config.json` that this feature reads. */
export const settings = v.object({
  baseProducts: v.object({ instagram: v.nullable(v.number()), tiktok: v.nullable(v.number()) }),
});
