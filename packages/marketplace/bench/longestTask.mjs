import { buildProducts } from './buildProducts.mjs';
import { buildProductIndex } from './search.ts';

/** The longest that the index keeps the thread for itself, in milliseconds; the least of some runs, because others use this machine too. */
export async function longestTask(runs = 5) {
  const products = buildProducts(10_000);
  const longest = [];
  for (let run = 0; run < runs; run += 1) {
    let started = performance.now();
    let most = 0;
    const pause = async () => {
      most = Math.max(most, performance.now() - started);
      await new Promise((resolve) => setImmediate(resolve));
      started = performance.now();
    };
    await buildProductIndex(products, { pause });
    longest.push(Math.max(most, performance.now() - started));
  }
  return Math.min(...longest);
}
