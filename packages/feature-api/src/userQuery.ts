import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in user. The session keeps it fresh; features read it. */
export const userQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }) => {
      // The contract of the calls comes with the first of them: a screen that calls nothing does without.
      const { getUser } = await import('@my-air/api-client/contract');
      return (await api.send(getUser, {}, { signal })).user;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
