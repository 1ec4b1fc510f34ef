import { buildChannel, renderRoute } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { marketplaceFeature } from '../feature.ts';
import { buildCatalogue } from '../catalogue/buildCatalogue.ts';
import { catalogueAnswers, sampleBundles, sampleCategories } from '../testing/sampleCatalogue.ts';
import { applyFilters, filtersOf } from './applyFilters.ts';
import { CatalogueSearch, facets, type Facet } from './CatalogueSearch.ts';
import { facetTexts, type FacetTexts } from './facetTexts.ts';

const place: Facet & FacetTexts = {
  name: 'place',
  valuesOf: ({ product }) => (product.is_pinned ? ['top', 'list'] : ['list']),
  label: { id: 'place', message: 'Place' },
  options: () => ['top', 'list'],
  nameOf: (value) => (value === 'top' ? 'At the top' : 'In the list'),
};

// One more facet: an entry in the table, of which the search parameters are made, and its texts. The other files of
// the package share these modules.
const table = facets as readonly Facet[] as Facet[];
const entries: Record<string, v.GenericSchema> = CatalogueSearch.entries;
const texts = facetTexts as Record<string, FacetTexts>;
beforeAll(() => {
  table.push(place);
  entries.place = CatalogueSearch.entries.category;
  texts.place = place;
});
afterAll(() => {
  table.pop();
  delete entries.place;
  delete texts.place;
});

// Screens are compiled when they are first opened, which takes its time on a busy machine.
beforeAll(() => import('../routes.lazy.tsx'), 120_000);
beforeEach(() => sessionStorage.clear());

const catalogue = buildCatalogue(sampleBundles, sampleCategories);
const open = (path: string) =>
  renderRoute(marketplaceFeature, path, {
    answers: { ...catalogueAnswers, 'GET api/channels': { channels: [buildChannel()] } },
  });
const shownServices = () =>
  within(screen.getByRole('region', { name: 'Services' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
const choice = async (name: RegExp) =>
  within(
    await within(await screen.findByRole('region', { name: 'Filters' })).findByRole('group', {
      name: 'Place',
    }),
  ).getByRole('checkbox', { name });

test('[MKT-01] every facet of the table is read from an address', () => {
  const given = Object.fromEntries(facets.map(({ name }) => [name, ['top', 'list']]));
  expect(v.parse(CatalogueSearch, { ...given, other: 'top' })).toEqual(given);
});

test('[MKT-01] a facet of the table filters, and is counted as if its own choices were not made', () => {
  const { products, counts } = applyFilters(
    catalogue,
    filtersOf(v.parse(CatalogueSearch, { place: 'top', subscribers: 'any' })),
  );
  expect(products.map(({ id }) => id)).toEqual([1]);
  expect(counts).toMatchObject({
    place: new Map([
      ['top', 1],
      ['list', catalogue.products.length],
    ]),
    access: new Map([
      ['anyone', 1],
      ['mcn', 0],
      ['coming', 0],
      ['air_member', 0],
    ]),
  });
});

test('[MKT-01] a facet of the table is in the panel with its counts, and a choice of it narrows the list and is in the address and on a chip', async () => {
  const { router } = await open('/services?subscribers=any');
  const top = await choice(/^At the top\s*1$/);
  expect(await choice(new RegExp(`^In the list\\s*${catalogue.products.length}$`))).toBeTruthy();
  await userEvent.click(top);
  await waitFor(() => expect(router.state.location.href).toBe('/services?subscribers=any&place=top'));
  expect(shownServices()).toEqual(['Thumbnail studio']);

  await userEvent.click(screen.getByRole('button', { name: 'Remove: At the top' }));
  await waitFor(() => expect(router.state.location.href).toBe('/services?subscribers=any'));
  await waitFor(() => expect(shownServices().length).toBeGreaterThan(1));
});

test('[MKT-01] an address with a facet of the table shows its services', async () => {
  await open('/services?subscribers=any&place=top');
  await waitFor(() => expect(shownServices()).toEqual(['Thumbnail studio']));
  expect(await choice(/^At the top/)).toHaveProperty('checked', true);
});
