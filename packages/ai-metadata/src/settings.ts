import * as v from 'valibot';

declare module '@my-air/feature-kit' {
  interface PortalConfig {
    campaigns: { aiMetadata: string };
  }
}

/** The settings of `config.json` that this feature reads. */
export const settings = v.object({
  campaigns: v.object({
    aiMetadata: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.description('The values of `lead_source` that belong to a campaign of ours.'),
    ),
  }),
});
