import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { isConnectedYouTube } from '@my-air/feature-kit/data';
import Sparkles from 'lucide-react/icons/sparkles';
import { lazy } from 'react';

import { channelActs } from './auto/channelActs.ts';
import { openCampaignPackageAgain } from './campaign/openCampaignPackage.ts';
import { translationMoments } from './homepage/translationMoments.ts';
import { waitingTranslations } from './homepage/waitingTranslations.ts';
import { offerDeadlines } from './packages/offerDeadlines.ts';
import { searchTranslation } from './palette/searchTranslation.ts';
import { background } from './progress/background.ts';
import { progressText } from './progress/progressText.ts';

const capability = 'metadata_ai_service';
const label = msg`AI translation`;

/** The contributions of AI translation to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [
    {
      id: 'ai-metadata',
      label,
      to: '/ai-metadata/translation',
      icon: Sparkles,
      // Without the capability, too: its screen is where the user obtains it.
      group: 'ai',
    },
  ],
  cards: [
    {
      id: 'translation',
      label,
      place: 'main',
      capability,
      height: 240,
      Component: lazy(async () => ({
        default: (await import('./homepage/TranslationCard.tsx')).TranslationCard,
      })),
    },
  ],
  channelParts: [
    {
      id: 'translation',
      label,
      place: 'main',
      capability,
      isFor: isConnectedYouTube,
      height: 281,
      Component: lazy(async () => ({
        default: (await import('./channel/ChannelTranslationCard.tsx')).ChannelTranslationCard,
      })),
    },
  ],
  channelActs,
  waiting: [{ id: 'translations', label: msg`Translations`, query: waitingTranslations }],
  deadlines: [{ id: 'translation-offers', label: msg`Translation packages`, query: offerDeadlines }],
  moments: [{ id: 'first-translation', query: translationMoments }],
  search: [{ id: 'translation', label, icon: Sparkles, query: searchTranslation }],
  topBar: [
    {
      id: 'translation',
      label,
      icon: Sparkles,
      capability,
      chip: progressText,
      Sheet: lazy(async () => ({ default: (await import('./progress/ProgressSheet.tsx')).ProgressSheet })),
    },
  ],
  shortcuts: lazy(async () => ({
    default: (await import('./review/ReviewShortcuts.tsx')).ReviewShortcuts,
  })),
  modals: {
    'payment-success': () =>
      import('./orders/PaymentSuccessModal.tsx').then((module) => module.PaymentSuccessModal),
    'payment-failed': () =>
      import('./orders/PaymentFailedModal.tsx').then((module) => module.PaymentFailedModal),
  },
  background,
  onEntry: (_, portal) => openCampaignPackageAgain(portal),
};
