import type { FeatureContributions } from '@my-air/feature-api';
import Sparkles from 'lucide-react/icons/sparkles';

import { navigationLabel } from './titles.ts';

const capability = 'metadata_ai_service';

/** The contributions of AI translation to the signed-in screens, beside the routes. */
export const aiMetadataContributions: FeatureContributions = {
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
  background: () => import('./background.ts').then((module) => module.background),
};
