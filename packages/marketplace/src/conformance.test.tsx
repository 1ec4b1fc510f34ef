import { buildChannel, describeFeature } from '@my-air/feature-kit/testing';

import { marketplaceFeature } from './feature.ts';
import { buildDetails } from './testing/buildProduct.ts';
import { catalogueAnswers, sampleProducts } from './testing/sampleCatalogue.ts';

const answers = {
  ...catalogueAnswers,
  'GET api/channels': { channels: [buildChannel()] },
  'GET api/ecosystem/products/{id}': { product: sampleProducts[1], details: buildDetails() },
};

describeFeature(marketplaceFeature, {
  screens: {
    '/services': { answers },
    '/services/2': { answers },
    '/services-old': { answers },
    '/services-old-2': { answers },
  },
});
