// Finding services among ten thousand: the hits among the first ten.
import { createReport } from '@my-air/bench';

import { createProductFinder } from '../src/search/searchProducts.ts';
import { buildProducts, buildQueries } from './buildProducts.mjs';

const products = buildProducts(10_000);
const { find } = createProductFinder(products);

const report = createReport();
const names = { exact: 'An exact word', prefix: 'The beginning of a word', typo: 'A word with a mistake' };
for (const [kind, queries] of Object.entries(buildQueries(products, 300))) {
  const hits = queries.filter(({ text, expected }) => {
    const found = find(text, { limit: 10 });
    return expected.some((id) => found.includes(id));
  });
  report.add({
    what: `${names[kind]}: hits among ten`,
    ours: hits.length / queries.length,
    limit: 0.99,
    isLeast: true,
  });
}
report.end();
