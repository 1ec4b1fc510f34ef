import { median, percentile } from '@my-air/bench';

import { buildProducts, buildQueries, seeded } from './buildProducts.mjs';
import { engines } from './searchEngines.mjs';

/** Opens every engine on the same ten thousand products, asks the same questions, and counts the hits. */
export async function measureSearch(runs = 3) {
  const products = buildProducts(10_000);
  const results = {};
  for (const [name, engine] of Object.entries(engines)) {
    const opened = [];
    let instance;
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now();
      instance = await engine.open(products);
      opened.push(performance.now() - started);
    }
    const queries = buildQueries(products, engine.queries);
    const asked = Object.entries(queries).map(([kind, list]) => [kind, ask(instance.search, list)]);
    results[name] = {
      index: median(opened),
      ...Object.fromEntries(asked),
      match: instance.match && time(instance.match, elevenWords(products)),
    };
  }
  return results;
}

/** Asks each question twice, so that the compiler has seen it, and takes the second time. */
function ask(search, queries) {
  for (const { text } of queries) search(text);
  const times = [];
  let hits = 0;
  for (const { text, expected } of queries) {
    const started = performance.now();
    const found = search(text);
    times.push(performance.now() - started);
    if (expected.some((id) => found.includes(id))) hits += 1;
  }
  return { p95: percentile(times, 0.95), median: median(times), hits: hits / queries.length };
}

function time(act, inputs) {
  for (const input of inputs) act(input);
  const times = inputs.map((input) => {
    const started = performance.now();
    act(input);
    return performance.now() - started;
  });
  return { p95: percentile(times, 0.95), median: median(times) };
}

/** The words of a video's title and description, as its services are looked for. */
function elevenWords(products, random = seeded(11)) {
  return Array.from({ length: 300 }, () => {
    const one = products[Math.floor(random() * products.length)];
    const other = products[Math.floor(random() * products.length)];
    return [...one.text.split(' ').slice(0, 6), ...other.text.split(' ').slice(0, 5)];
  });
}
