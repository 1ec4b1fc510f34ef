import { atomStore } from '@my-air/client-state';
import { expect, test, vi } from 'vitest';

import { createQueries } from './createQueries.ts';

test('the query client is there once it is loaded, the same for all who load it', async () => {
  const queries = createQueries({ onError: () => {} });
  const onChange = vi.fn();
  atomStore.sub(queries.clientAtom, onChange);
  expect(queries.get()).toBeUndefined();

  const [first, second] = await Promise.all([queries.load(), queries.load()]);
  expect(first).toBe(second);
  expect(await queries.load()).toBe(first);
  expect(queries.get()).toBe(first);
  expect(onChange).toHaveBeenCalledOnce();
});
