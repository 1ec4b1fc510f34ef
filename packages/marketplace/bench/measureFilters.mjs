import { percentile } from '@my-air/bench';

import { buildCatalogue } from '../src/catalogue/buildCatalogue.ts';
import { searchEntries } from '../src/catalogue/searchEntries.ts';
import { applyFilters, filtersOf } from '../src/filters/applyFilters.ts';
import { buildProducts, seeded } from './buildProducts.mjs';
import { buildProductIndex, createProductSearch } from './search.ts';

const platforms = ['youtube', 'instagram', 'tiktok'];
const indicators = ['views', 'subscribers', 'watch_time', 'engagement', 'income', 'safety', 'production'];
const access = ['anyone', 'coming', 'capability', 'channel', 'mcn', 'air_member'];

/**
 * The cost of a letter or a filter before anything is drawn: the search, the filters and every count, over
 * ten thousand services.
 */
export async function measureFilters(random = seeded(3)) {
  const one = (list) => list[Math.floor(random() * list.length)];
  const products = buildProducts(10_000).map(({ id, name, text }) => ({
    id: id + 1,
    name,
    description: text,
    platforms: [one(platforms)],
    affected_indicators: [one(indicators), one(indicators)],
    access: one(access),
    subscribers_requirement: one([0, 1_000, 50_000, 500_000]),
  }));
  const categories = Array.from({ length: 40 }, (_, id) => ({
    id,
    name: `category ${id}`,
    slug: `c${id}`,
    products: products.filter((product) => product.id % 40 === id),
  }));
  const catalogue = buildCatalogue([], categories);
  const search = createProductSearch(await buildProductIndex(searchEntries(catalogue)));
  const addresses = Array.from({ length: 200 }, () => ({
    ...(random() < 0.5 && { q: one(products).name.slice(0, 3 + Math.floor(random() * 8)) }),
    ...(random() < 0.5 && { category: `c${Math.floor(random() * 40)}` }),
    ...(random() < 0.5 && { platform: one(platforms) }),
    ...(random() < 0.3 && { indicator: one(indicators) }),
    subscribers: 'any',
  }));
  const act = (address) => applyFilters(catalogue, filtersOf(address), address.q && search(address.q));
  for (const address of addresses) act(address);
  const times = addresses.map((address) => {
    const started = performance.now();
    act(address);
    return performance.now() - started;
  });
  return percentile(times, 0.95);
}
