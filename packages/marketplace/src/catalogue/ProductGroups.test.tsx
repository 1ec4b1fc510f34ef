import { buildChannel, renderStory } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { buildCategory, buildProduct } from '../testing/buildProduct.ts';
import { sampleProducts } from '../testing/sampleCatalogue.ts';
import meta, { Loaded } from './CatalogueScreen.stories.tsx';

const titles = async () => {
  const services = within(await screen.findByRole('region', { name: 'Services' }));
  return services
    .getAllByRole('region')
    .map((group) => within(group).getByRole('heading', { level: 3 }).textContent);
};

describe('[MKT-01] the list of services has three groups with their counts', () => {
  test('open ones first, then those that open later by their reasons, then announced ones', async () => {
    renderStory(meta, Loaded);
    expect(await titles()).toEqual(['Available now (3)', 'Opens later (4)', 'Coming soon (1)']);
    const later = within(screen.getByRole('region', { name: 'Opens later (4)' }));
    expect(later.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Opens when Ann travels is accepted (1)',
      'Opens when your channel has more subscribers (1)',
      'Opens with a channel on another platform (1)',
      'Opens for members of our program (1)',
    ]);
  });

  test('a search keeps the groups, and leaves out empty ones', async () => {
    renderStory(meta, Loaded, { args: { search: { q: 'deals', subscribers: 'any' } } });
    expect(await screen.findByRole('region', { name: 'Opens later (1)' })).toBeTruthy();
    expect(await titles()).toEqual(['Opens later (1)']);
  });

  test.each([
    [
      'by a day where our team works on it',
      new Date().toISOString(),
      /^Opens when Quiet Mechanics is accepted, about \w+ \d+ \(1\)$/,
    ],
    [
      'without a day where it has passed',
      '2025-03-03T10:00:00Z',
      'Opens when Quiet Mechanics is accepted (1)',
    ],
  ])('what the acceptance of a channel opens says so, %s', async (_, status_since, title) => {
    const channel = buildChannel({
      title: 'Quiet Mechanics',
      status: 'moderation',
      status_since,
      contract: null,
    });
    renderStory(meta, Loaded, {
      answers: {
        'GET api/channels': { channels: [channel] },
        'GET api/ecosystem/productBundles': { product_bundles: [] },
        'GET api/ecosystem/productCategories': {
          data: [buildCategory({ products: [buildProduct({ access: 'mcn' })] })],
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 4, name: title })).toBeTruthy();
  });

  test('of many closed services of one kind, the first dozen is drawn', async () => {
    const products = Array.from({ length: 1000 }, (_, place) =>
      buildProduct({ ...sampleProducts[7], id: place + 1, name: `Service ${place + 1}` }),
    );
    renderStory(meta, Loaded, {
      args: { search: { subscribers: 'any' } },
      answers: {
        'GET api/ecosystem/productBundles': { product_bundles: [] },
        'GET api/ecosystem/productCategories': { data: [buildCategory({ products })] },
      },
    });
    expect(await titles()).toEqual(['Opens later (1,000)']);
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });
});
