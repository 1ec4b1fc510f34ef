// Finding services among ten thousand, beside MiniSearch: the hits among the first ten, and the time of a question.
import { createReport, percentile } from '@my-air/bench';
import MiniSearch from 'minisearch';

import { buildProductIndex } from '../src/search/buildProductIndex.ts';
import { createProductSearch } from '../src/search/searchProducts.ts';
import { buildProducts, buildQueries } from './buildProducts.mjs';

const products = buildProducts(10_000);
const index = createProductSearch(await buildProductIndex(products));
const engine = new MiniSearch({ fields: ['name', 'keywords', 'text'], storeFields: [] });
engine.addAll(products.map((product) => ({ ...product, keywords: product.keywords.join(' ') })));
const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 8, keywords: 3 } };
const searches = {
  ours: (text) => index(text, { limit: 10 }),
  peer: (text) =>
    engine
      .search(text, options)
      .slice(0, 10)
      .map(({ id }) => id),
};

const report = createReport();
const names = { exact: 'An exact word', prefix: 'The beginning of a word', typo: 'A word with a mistake' };
for (const [kind, queries] of Object.entries(buildQueries(products, 300))) {
  const ours = ask(searches.ours, queries);
  const peer = ask(searches.peer, queries);
  report.add({ what: `${names[kind]}, p95`, ours: ours.p95, peer: peer.p95, unit: 'ms', limit: 1 });
  report.add({ what: `${names[kind]}: hits among ten`, ours: ours.hits, limit: 0.99, isLeast: true });
  console.log(`    MiniSearch: ${peer.hits}`);
}
report.end();

/** Asks each question twice, so that the compiler has seen it, and takes the second time. */
function ask(search, queries) {
  for (const { text } of queries) search(text);
  let hits = 0;
  const times = queries.map(({ text, expected }) => {
    const started = performance.now();
    const found = search(text);
    const time = performance.now() - started;
    if (expected.some((id) => found.includes(id))) hits += 1;
    return time;
  });
  return { p95: percentile(times, 0.95), hits: hits / queries.length };
}
