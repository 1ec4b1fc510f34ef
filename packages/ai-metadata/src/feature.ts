import { defineFeature } from '@my-air/feature-api';

import { campaignAge, packageId } from './campaign/campaignPackage.ts';
import { aiMetadataRoutes } from './routes.ts';
import { settings } from './settings.ts';

/** The feature that AI translation gives to the shell. */
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
      load: async () => {
        const { openCampaignPackageAgain } = await import('./campaign/openCampaignPackage.ts');
        return (_, portal) => openCampaignPackageAgain(portal);
      },
    },
  ],
  contributions: () => import('./contributions.ts').then((module) => module.aiMetadataContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
