import { defineFeature } from '@my-air/feature-kit';
import * as v from 'valibot';

import { campaignAge, packageId } from './campaign/campaignPackage.ts';
import { loadMessages } from './locales/index.ts';
import { aiMetadataRoutes } from './routes.ts';

/** The modals that this feature brings: the props and the answer of each. */
export interface AiMetadataModals {
  'payment-success': { props: { amountUsd?: number }; answer: 'read' };
  'payment-failed': {
    props: { /** An `OrderFailure`, or another word of the server's. */ reason?: string };
    answer: 'retry';
  };
}

declare module '@my-air/feature-kit' {
  interface Modals extends AiMetadataModals {}
  interface PortalConfig {
    campaigns: { aiMetadata: string };
  }
}

/** The settings of `config.json` that this feature reads. */
const settings = v.object({
  campaigns: v.optional(
    v.object({
      aiMetadata: v.pipe(
        v.string(),
        v.nonEmpty(),
        v.description('The values of `lead_source` that belong to a campaign of ours.'),
      ),
    }),
    { aiMetadata: 'ai_metadata' },
  ),
});

/** The entry of AI translation for the shell. */
export const aiMetadataFeature = defineFeature({
  id: 'ai-metadata',
  routes: aiMetadataRoutes,
  settings,
  entryParameters: [
    {
      names: ['lead_source', 'package'],
      // However many pages the sign-in takes, the background acts, and the packages show the offer all day.
      cookieAge: campaignAge,
      accepts: { package: packageId },
    },
  ],
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
