import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import { listLocalizableLanguages } from '../contract.ts';

/** The languages that titles can be translated into. */
export const languagesQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['ai-metadata', 'languages'],
    queryFn: async ({ signal }) =>
      (await api.send(listLocalizableLanguages, {}, { signal, pageLoading })).languages,
    staleTime: Number.POSITIVE_INFINITY,
  });
