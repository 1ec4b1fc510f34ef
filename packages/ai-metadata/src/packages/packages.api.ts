import type { ApiClient } from '@my-air/api-client';
import { nullIfUnknown } from '@my-air/feature-kit/data';
import { queryOptions } from '@tanstack/react-query';

import { getTranslationBalance, listPackages } from '../contract.ts';

/** The translations that can be spent; null where the server does not send it. */
export const balanceQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ai-metadata', 'balance'],
    queryFn: ({ signal }) => nullIfUnknown(api.send(getTranslationBalance, {}, { signal })),
    staleTime: 10_000,
  });

/** The packages that are sold. */
export const packagesQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['ai-metadata', 'packages'],
    queryFn: async ({ signal }) => (await api.send(listPackages, {}, { signal, pageLoading })).packages,
    staleTime: 60_000,
  });
