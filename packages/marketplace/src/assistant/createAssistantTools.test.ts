import { buildChannel } from '@my-air/feature-kit/testing';
import { describe, expect, test } from 'vitest';

import { buildCatalogue } from '../catalogue/buildCatalogue.ts';
import { buildCategory, buildProduct } from '../testing/buildProduct.ts';
import { createAssistantTools } from './createAssistantTools.ts';
import { priceOf } from '../offer/priceOf.ts';

const service = (id: number, name: string, info: string | null) =>
  buildProduct({ id, name, info, description: '' });
const services = [
  service(1, 'Video editing', 'From 60 dollars a video'),
  service(2, 'Editing course', null),
  service(3, 'Shorts cutting', 'From 8 dollars a clip'),
  service(4, 'Editing templates', 'Free'),
];
const catalogue = buildCatalogue([], [buildCategory({ name: 'Editing', products: services })]);
const tools = createAssistantTools({
  catalogue,
  question: 'editing',
  applicant: { channels: [], user: null },
  search: () => [1, 2, 3, 4],
  readDetails: async () => '',
});
const idsOf = async (given: object) =>
  (
    await tools.call(
      'search_in_categories',
      JSON.stringify({ categories: ['Editing'], query: 'editing', ...given }),
    )
  ).productIds;

describe('[MKT-07] what a search leaves out, and its order', () => {
  test('by price: free first, services that name no price last', async () => {
    expect(await idsOf({ order: 'price' })).toEqual([4, 3, 1, 2]);
    expect(await idsOf({})).toEqual([1, 2, 3, 4]);
  });

  test('what the person does not want is left out, there and in the search among all', async () => {
    expect(await idsOf({ without: ['Shorts cutting', 'course'] })).toEqual([1, 4]);
    expect(await idsOf({ without: ['Video editing shorts'] })).toEqual([1, 2, 3, 4]);
    const given = JSON.stringify({ query: 'editing', without: ['templates'], order: 'price' });
    expect((await tools.call('search_all_products', given)).productIds).toEqual([3, 1, 2]);
  });

  test('for one channel, what works on another platform comes last', async () => {
    const products = [
      buildProduct({ id: 1, platform: 'youtube', platforms: ['youtube'] }),
      buildProduct({ id: 2, platform: 'tiktok', platforms: ['tiktok'] }),
      buildProduct({ id: 3, platform: null, platforms: [] }),
    ];
    const own = createAssistantTools({
      catalogue: buildCatalogue([], [buildCategory({ products })]),
      question: '',
      applicant: { channels: [buildChannel({ platform: 'tiktok' })], user: null },
      search: () => [1, 2, 3],
      readDetails: async () => '',
    });
    const { productIds, output } = await own.call('search_all_products', '{"query":"editing"}');
    expect(productIds).toEqual([2, 3, 1]);
    expect(JSON.parse(output)).toMatchObject({
      products: [{ id: 2 }, { id: 3 }, { id: 1, is_eligible: false }],
    });
  });

  test('the model reads the price', async () => {
    const { output } = await tools.call('search_all_products', '{"query":"editing"}');
    expect(output).toContain('From 8 dollars a clip');
  });
});

test.each([
  ['From 15 dollars each', 15],
  ['Від 90 доларів на місяць', 90],
  ['Desde 1 dólar por minuto', 1],
  ['От 1 доллара за минуту', 1],
  ['A partir de 2.000 dólares', 2000],
  ['$4.50 a minute', 4.5],
  ['Безкоштовно, за 10 робочих днів', 0],
  ['Included in the network', 0],
  ['15% fee, only when you earn', undefined],
  ['First answer in 3 hours', undefined],
  [null, undefined],
])('[MKT-07] the price in "%s" is %s', (info, price) => {
  expect(priceOf({ info })).toBe(price);
});
