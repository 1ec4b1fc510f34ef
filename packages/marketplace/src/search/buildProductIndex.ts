import { indexProducts } from './indexProducts.ts';
import { nextTask } from './nextTask.ts';
import type { ProductIndex, SearchEntry } from './ProductIndex.ts';

export interface BuildOptions {
  /** The time of work before other tasks may run, in milliseconds. @default 10 */
  slice?: number;
  /** Lets other tasks run. */
  pause?: () => Promise<void>;
  /** Stops the work, which then rejects. */
  signal?: AbortSignal;
}

/** Builds the index in slices, so that typing and scrolling are never kept waiting. */
export async function buildProductIndex(
  products: readonly SearchEntry[],
  { slice = 10, pause = nextTask, signal }: BuildOptions = {},
): Promise<ProductIndex> {
  const work = indexProducts(products);
  let started = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - started < slice) continue;
    await pause();
    signal?.throwIfAborted();
    started = performance.now();
  }
}
