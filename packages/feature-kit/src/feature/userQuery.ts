import type { ApiClient } from '@my-air/api-client';
import { getUser } from '@my-air/api-client/contract';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in user. The session keeps it fresh; features read it. */
export const userQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }) => (await api.send(getUser, {}, { signal })).user,
    staleTime: Number.POSITIVE_INFINITY,
  });
