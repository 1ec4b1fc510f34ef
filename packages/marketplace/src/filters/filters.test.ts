import { searchFormat } from '@my-air/feature-kit';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { buildCatalogue } from '../catalogue/buildCatalogue.ts';
import type { Product } from '../contract.ts';
import { buildBundle, buildCategory, buildProduct } from '../testing/buildProduct.ts';
import { applyFilters, filtersOf, subscriberSteps } from './applyFilters.ts';
import {
  CatalogueSearch,
  everything,
  facets,
  isSearchable,
  pickedSearch,
  toggled,
} from './CatalogueSearch.ts';

const products = [
  buildProduct({ id: 1, platforms: ['youtube'], access: 'anyone', subscribers_requirement: 0 }),
  buildProduct({ id: 2, platforms: ['tiktok'], access: 'mcn', subscribers_requirement: 50_000 }),
  buildProduct({ id: 3, platforms: [], platform: null, access: null, subscribers_requirement: 500_000 }),
  buildProduct({
    id: 4,
    platforms: ['youtube', 'tiktok'],
    is_pinned: true,
    affected_indicators: ['income', 'views'],
    subscribers_requirement: null,
  }),
];
const [one, two, three, four] = products as [Product, Product, Product, Product];
const catalogue = buildCatalogue(
  [buildBundle({ slug: 'basic-package', products: [four, two] })],
  [
    buildCategory({ id: 1, slug: 'design', products: [one, two] }),
    buildCategory({ id: 2, slug: 'growth', products: [two, three, four] }),
  ],
);
const shown = (search: CatalogueSearch, hash?: string, hits?: readonly number[]) =>
  applyFilters(catalogue, filtersOf(search, hash), hits).products.map(({ id }) => id);

test('[MKT-01] a service of several sections is in the catalogue once', () => {
  expect(catalogue.products.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(catalogue.categoriesOf.get(2)?.map(({ slug }) => slug)).toEqual(['design', 'growth']);
});

describe('[MKT-01] [MK-01] the address holds every filter', () => {
  test.each<[string, CatalogueSearch, readonly number[]]>([
    ['what is assumed: 100,000 subscribers, pinned first', {}, [4, 1, 2]],
    ['everything', everything, [4, 1, 2, 3]],
    ['few subscribers', { subscribers: 1_000 }, [4, 1]],
    ['one category', { category: ['design'] }, [1, 2]],
    ['two categories', { category: ['design', 'growth'], subscribers: 'any' }, [4, 1, 2, 3]],
    ['a platform, and what works with each', { platform: ['tiktok'], subscribers: 'any' }, [4, 2, 3]],
    ['an indicator', { indicator: ['income'] }, [4]],
    ['an access; none means anyone', { access: ['anyone'], subscribers: 'any' }, [4, 1, 3]],
    ['what the assistant found, in its order', { picked: [3, 1, 99] }, [3, 1]],
    ['what the assistant found, narrowed by hand', { picked: [3, 1], category: ['growth'] }, [3]],
    ['nothing', { category: ['design'], indicator: ['income'] }, []],
  ])('%s', (_, search, ids) => expect(shown(search)).toEqual(ids));

  test('what the text found keeps its order', () => {
    expect(shown(everything, '', [3, 1, 4])).toEqual([3, 1, 4]);
    expect(shown({ category: ['growth'], subscribers: 'any' }, '', [3, 1, 4])).toEqual([3, 4]);
    expect(shown(everything, '', [])).toEqual([]);
  });

  test('the hash of a bundle shows it whole; a hash of nothing is no filter', () => {
    expect(shown({}, 'basic-package')).toEqual([4, 2]);
    expect(shown({}, 'nowhere')).toEqual([4, 1, 2, 3]);
  });

  test('whatever the address contains, reading gives what can be written again', () => {
    const { parseSearch, stringifySearch } = searchFormat;
    const text = fc.oneof(fc.string(), fc.constantFrom('a', '7', 'any', '<b>', '-1', 'x'.repeat(300)));
    const query = fc.dictionary(
      fc.constantFrom('q', 'category', 'platform', 'subscribers', 'indicator', 'access', 'picked', 'other'),
      fc.oneof(text, fc.array(text, { minLength: 2 })),
    );
    fc.assert(
      fc.property(query, (given) => {
        const search = v.parse(CatalogueSearch, parseSearch(stringifySearch(given)));
        expect(v.parse(CatalogueSearch, parseSearch(stringifySearch(search)))).toEqual(search);
        expect(search).not.toHaveProperty('other');
        expect(() => filtersOf(search)).not.toThrow();
      }),
    );
  });

  test.each([
    ['?q=2024', { q: '2024' }],
    ['?picked=7', { picked: [7] }],
    ['?picked=7&picked=x-1&picked=../x&picked=3&picked=7', { picked: [7, 'x-1', 3] }],
    ['?picked=../x', {}],
    ['?subscribers=10000', { subscribers: 10_000 }],
    ['?subscribers=-1', {}],
    ['?category=a&category=b&category=a', { category: ['a', 'b'] }],
  ])('%s reads as %j', (address, search) =>
    expect(v.parse(CatalogueSearch, searchFormat.parseSearch(address))).toEqual(search),
  );

  test('[MK-03] 100,000 subscribers are assumed until the person says otherwise', () => {
    expect(filtersOf({}).subscribers).toBe(100_000);
    expect(filtersOf({ subscribers: 'any' }).subscribers).toBeUndefined();
    expect(filtersOf({ subscribers: 1_000 }).subscribers).toBe(1_000);
    expect(filtersOf({ picked: [1] }).subscribers).toBeUndefined();
  });

  test('choosing twice is choosing not', () => {
    const search = toggled(toggled({ platform: ['tiktok'] }, 'platform', 'youtube'), 'platform', 'tiktok');
    expect(search.platform).toEqual(['youtube']);
    expect(toggled(search, 'platform', 'youtube').platform).toBeUndefined();
  });

  test('[MKT-07] what the assistant found resets what was chosen by hand', () => {
    expect(pickedSearch([5, 3])).toEqual({ picked: [5, 3] });
    expect(pickedSearch([])).toEqual({});
  });

  test.each([
    ['ab', false],
    ['  ab ', false],
    ['abc', true],
    ['їжа', true],
    ['👍👍', false],
  ])('a text of fewer than three characters is not looked for: %s', (text, expected) =>
    expect(isSearchable(text)).toBe(expected),
  );
});

describe('[MK-02] counts', () => {
  test('say how many services a choice would show', () => {
    const { counts } = applyFilters(catalogue, filtersOf({ platform: ['youtube'], subscribers: 'any' }));
    expect([...counts.category]).toEqual(
      expect.arrayContaining([
        ['design', 1],
        ['growth', 2],
      ]),
    );
    // The platform's own counts are not narrowed by the platform.
    expect(counts.platform.get('tiktok')).toBe(3);
    expect(counts.subscribers.get('any')).toBe(3);
    expect(counts.subscribers.get(1_000)).toBe(2);
  });

  test('are what the catalogue then shows, for every choice of every list', () => {
    const value = {
      category: ['design', 'growth'],
      platform: ['youtube', 'tiktok'],
      indicator: ['views', 'income'],
      access: ['anyone', 'mcn'],
    };
    const oneOf = (values: readonly string[]) =>
      fc.option(fc.constantFrom(...values.map((one) => [one])), { nil: undefined });
    const choice = fc.record({
      category: oneOf(value.category),
      platform: oneOf(value.platform),
      indicator: oneOf(value.indicator),
      access: oneOf(value.access),
      subscribers: fc.constantFrom<(number | 'any')[]>(...subscriberSteps, 'any'),
    });
    fc.assert(
      fc.property(choice, (search) => {
        const { counts } = applyFilters(catalogue, filtersOf(search));
        for (const { name: facet } of facets) {
          for (const option of value[facet]) {
            const alone = shown({ ...search, [facet]: [option] });
            expect(counts[facet].get(option) ?? 0).toBe(alone.length);
          }
        }
        for (const step of [...subscriberSteps, 'any'] as const) {
          expect(counts.subscribers.get(step) ?? 0).toBe(shown({ ...search, subscribers: step }).length);
        }
      }),
    );
  });
});
