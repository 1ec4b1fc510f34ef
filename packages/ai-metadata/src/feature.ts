import { defineFeature } from '@my-air/feature-kit';
import Sparkles from 'lucide-react/icons/sparkles';
import * as v from 'valibot';

import { campaignAge, packageId } from './campaign/campaignPackage.ts';
import { loadMessages } from './locales/index.ts';
import { aiMetadataRoutes, navigationLabel } from './routes.ts';

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
  campaigns: v.object({
    aiMetadata: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.description('The values of `lead_source` that belong to a campaign of ours.'),
    ),
  }),
});

const capability = 'metadata_ai_service';

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
  navigation: [
    {
      id: 'ai-metadata',
      label: navigationLabel,
      to: '/ai-metadata/translation',
      icon: Sparkles,
      // Without the capability, too: its screen is where the user obtains it.
      group: 'ai',
    },
  ],
  cards: [
    {
      id: 'translation',
      place: 'main',
      capability,
      height: 240,
      load: () => import('./homepage/TranslationCard.tsx').then((module) => module.TranslationCard),
    },
  ],
  waiting: [
    {
      id: 'translations',
      load: () => import('./homepage/waitingTranslations.ts').then((module) => module.waitingTranslations),
    },
  ],
  deadlines: [
    {
      id: 'translation-offers',
      load: () => import('./packages/offerDeadlines.ts').then((module) => module.offerDeadlines),
    },
  ],
  search: [
    {
      id: 'translation',
      label: navigationLabel,
      icon: Sparkles,
      load: () => import('./palette/searchTranslation.ts').then((module) => module.searchTranslation),
    },
  ],
  topBar: [
    {
      id: 'translation',
      label: navigationLabel,
      icon: Sparkles,
      capability,
      chip: () => import('./progress/progressText.ts').then((module) => module.progressText),
      load: () => import('./progress/ProgressSheet.tsx').then((module) => module.ProgressSheet),
    },
  ],
  modals: {
    'payment-success': () =>
      import('./orders/PaymentSuccessModal.tsx').then((module) => module.PaymentSuccessModal),
    'payment-failed': () =>
      import('./orders/PaymentFailedModal.tsx').then((module) => module.PaymentFailedModal),
  },
  background: () => import('./progress/background.ts').then((module) => module.background),
  loadMessages,
});
