import type { Product } from '../contract.ts';
import { buildCatalogue } from '../catalogue/buildCatalogue.ts';
import { buildBundle, buildCategory, buildProduct } from './buildProduct.ts';

/** Services of every kind: each action, each access, requested, active, pinned and out of reach. */
export const sampleProducts: readonly Product[] = [
  buildProduct({ id: 1, is_pinned: true, info: 'Free for partners' }),
  buildProduct({
    id: 2,
    name: 'Channel audit',
    description: 'Our analysts read your figures and say what holds the channel back.',
    affected_indicators: ['views', 'watch_time'],
    provisions: [{ channel: 'UC0000000000000000000001', status: 'active', chat_id: 5 }],
  }),
  buildProduct({
    id: 3,
    name: 'Music library',
    description: 'Forty thousand tracks that nobody claims.',
    action: 'url',
    url: 'https://music.my-air.test',
    affected_indicators: ['safety', 'production'],
    subscribers_requirement: null,
  }),
  buildProduct({
    id: 4,
    name: 'Loan for equipment',
    description: 'Buy the camera now, and pay it back from what you earn.',
    access: 'mcn',
    affected_indicators: ['production'],
    subscribers_requirement: 10_000,
  }),
  buildProduct({
    id: 5,
    name: 'Reels from your videos',
    description: 'We cut your long videos into reels.',
    platform: 'instagram',
    platforms: ['instagram'],
    affected_indicators: ['subscribers', 'engagement'],
  }),
  buildProduct({
    id: 6,
    name: 'Live shopping',
    description: 'Sell while you stream.',
    action: 'coming_soon',
    access: 'coming',
    affected_indicators: ['income'],
  }),
  buildProduct({
    id: 7,
    name: 'Dubbing in five languages',
    description: 'Your voice, in languages you do not speak.',
    action: 'page',
    subscribers_requirement: 1_000_000,
    affected_indicators: ['views', 'subscribers', 'income'],
  }),
  buildProduct({
    id: 8,
    name: 'Brand deals',
    description: 'We bring advertisers that fit your audience.',
    access: 'air_member',
    affected_indicators: ['income'],
  }),
];

const some = (...ids: readonly number[]) => sampleProducts.filter(({ id }) => ids.includes(id));

export const sampleBundles = [
  buildBundle({ products: [...some(1, 2, 3)] }),
  buildBundle({
    id: 2,
    name: 'Earn more money',
    slug: 'earn-more-money',
    description: 'Every way to earn from what you already have.',
    products: [...some(4, 6, 8)],
  }),
];

export const sampleCategories = [
  buildCategory({ products: [...some(1, 5)] }),
  buildCategory({
    id: 2,
    name: 'Growth',
    slug: 'growth',
    queries: ['Why do my views fall?', 'How do I reach people abroad?'],
    keywords: ['views', 'audience', 'languages'],
    products: [...some(2, 5, 7)],
  }),
  buildCategory({
    id: 3,
    name: 'Income',
    slug: 'income',
    queries: ['How do I earn more?', 'Who pays for my camera?'],
    keywords: ['money', 'income', 'sponsor'],
    products: [...some(4, 6, 8)],
  }),
  buildCategory({
    id: 4,
    name: 'Music and rights',
    slug: 'music',
    queries: ['Where do I get music?'],
    keywords: ['music', 'copyright'],
    products: [...some(3)],
  }),
];

/** The two calls of the catalogue, answered. */
export const catalogueAnswers = {
  'GET api/ecosystem/productBundles': () => ({ product_bundles: sampleBundles }),
  'GET api/ecosystem/productCategories': () => ({ data: sampleCategories }),
};

export const sampleCatalogue = buildCatalogue(sampleBundles, sampleCategories);
