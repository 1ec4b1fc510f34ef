import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import { listSupportCategories } from '../contract.ts';

/** The topics for a question to support. */
export const supportCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['messenger', 'support-categories'],
    queryFn: async ({ signal }) => (await api.send(listSupportCategories, {}, { signal })).support_categories,
    staleTime: 10 * 60_000,
    meta: { poll: true },
  });
