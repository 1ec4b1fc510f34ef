import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

import type { Product } from '../contract.ts';

/** The numbers of the help articles that screens of this feature lead to. */
export const helpArticles = {
  services: 96,
  translation: 100,
  distribution: 94,
  referral: 99,
} as const;

export interface ProductArticle {
  id: number;
  label: MessageDescriptor;
}

/** The help article that says how a service works: of the area it opens, or of services as such. */
export function productArticle({ capability, agreement_id }: Product): ProductArticle {
  const opened = capability ?? agreement_id ?? '';
  switch (opened) {
    case 'distribution':
      return { id: helpArticles.distribution, label: msg`How distribution works` };
    case 'metadata_ai_service':
    case 'ai_metadata':
    case 'ai_metadata_auto':
      return { id: helpArticles.translation, label: msg`How AI translation works` };
    case 'referral_program':
    case 'ambassador_referral_program':
      return { id: helpArticles.referral, label: msg`How the referral program works` };
    default:
      return { id: helpArticles.services, label: msg`How services work` };
  }
}
