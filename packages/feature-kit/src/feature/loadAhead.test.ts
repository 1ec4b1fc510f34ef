import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { loadAhead } from './loadAhead.ts';

test('[ERR-09] what has failed is not asked for again, and rejects with its failure', async () => {
  const queryClient = new QueryClient();
  const failure = new Error('down');
  const queryFn = vi.fn(async (): Promise<string> => Promise.reject(failure));
  const query = queryOptions({ queryKey: ['channels'], queryFn, retry: false });
  await expect(loadAhead(queryClient, query)).rejects.toBe(failure);
  await expect(loadAhead(queryClient, query)).rejects.toBe(failure);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('[ERR-09] older data count, though they could not be read anew', async () => {
  const queryClient = new QueryClient();
  const queryFn = vi.fn(async (): Promise<string> => Promise.reject(new Error('down')));
  const query = queryOptions({ queryKey: ['channels'], queryFn, retry: false });
  queryClient.setQueryData(query.queryKey, 'from yesterday');
  await queryClient.prefetchQuery(query);
  expect(queryClient.getQueryState(query.queryKey)?.status).toBe('error');
  expect(await loadAhead(queryClient, query)).toBe('from yesterday');
  expect(queryFn).toHaveBeenCalledTimes(1);
});
