import { buildChannel, describeFields } from '@my-air/feature-api/testing';
import { listChannels } from '@my-air/api-client/contract';

import { getProduct, listProductBundles, listProductCategories } from './contract.ts';
import { marketplaceFeature } from './feature.ts';
import { SuggestedServicesCard } from './homepage/SuggestedServicesCard.tsx';
import { buildCategory, buildDetails } from './testing/buildProduct.ts';
import {
  catalogueAnswers,
  sampleBundles,
  sampleCategories,
  sampleProducts,
} from './testing/sampleCatalogue.ts';

const channels = { channels: [buildChannel(), buildChannel({ platform_guid: 'UC2', title: 'Second' })] };
const answers = { ...catalogueAnswers, 'GET api/channels': channels };
/** The second service has what the others lack: provisions. */
const [audit, thumbnails] = [sampleProducts[1]!, sampleProducts[0]!];
const categories = {
  data: [buildCategory({ products: [audit, thumbnails] }), ...sampleCategories.slice(1, 3)],
};
const product = { product: audit, details: buildDetails({ related_products: [thumbnails] }) };

describeFields(marketplaceFeature, {
  'the catalogue': {
    screen: '/services',
    answers,
    call: listProductCategories,
    good: categories,
    keeps: ['Loan for equipment'],
  },
  'the bundles': {
    screen: '/services',
    answers,
    call: listProductBundles,
    good: { product_bundles: sampleBundles },
    keeps: ['Earn more money'],
  },
  'a service': {
    screen: '/services/2',
    answers,
    call: getProduct,
    good: product,
    subject: 'product',
  },
  'the channels of a service': {
    screen: '/services/2',
    answers: { ...answers, 'GET api/ecosystem/products/{id}': product },
    call: listChannels,
    good: channels,
    keeps: ['Channel audit'],
  },
  'the earlier catalogue': {
    screen: '/services-old',
    answers,
    call: listProductCategories,
    good: categories,
  },
  'the services on home': {
    screen: <SuggestedServicesCard />,
    answers,
    call: listProductCategories,
    good: categories,
  },
});
