import { defineFeature } from '@my-air/feature-api';


export const affiliateProgramFeature = defineFeature({
  id: 'affiliate-program',
  routes: [],
  cards: [
    {
      id: 'referral',
      place: 'aside',
      order: 35,
      capability: 'referral_program',
      height: 150,
      load: () => import('./program/ReferralCard.tsx').then((card) => card.ReferralCard),
    },
  ],
  firstLoad: () => import('./program/loadReferralProgram.ts').then((first) => first.loadReferralProgram),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
