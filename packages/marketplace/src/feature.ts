import { defineFeature } from '@my-air/feature-kit';
import * as v from 'valibot';

import { loadMessages } from './locales/index.ts';
import { marketplaceRoutes } from './routes.ts';

/** The modals that this feature brings: the props and the answer of each. */
export interface MarketplaceModals {
  'marketplace-ai': {
    /** With a question, it is asked at once. */
    props: { question?: string };
    /** The services of the last answer, and whether the user asked to see them in the catalogue. */
    answer: { productIds: readonly number[]; isToBeSeen: boolean };
  };
  'product-request': { props: { productId: number }; answer: 'requested' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends MarketplaceModals {}
  interface PortalConfig {
    baseProducts: { instagram: number | null; tiktok: number | null };
  }
}

/** The settings of `config.json` that this feature reads. */
const settings = v.object({
  baseProducts: v.optional(v.object({ instagram: v.nullable(v.number()), tiktok: v.nullable(v.number()) }), {
    instagram: null,
    tiktok: null,
  }),
});

/** The entry of the marketplace for the shell. */
export const marketplaceFeature = defineFeature({
  id: 'marketplace',
  routes: marketplaceRoutes,
  settings,
  entryParameters: [
    {
      names: ['lead_source', 'product'],
      // A day, however many pages the sign-in takes; the background acts.
      cookieAge: 86_400,
      accepts: { product: /^[1-9]\d{0,9}$/ },
    },
  ],
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
