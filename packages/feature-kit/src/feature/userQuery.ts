import type { ApiClient } from '@my-air/api-client';
import { getUser } from '@my-air/api-client/contract';
import { hashKey, queryOptions, type QueryClient } from '@tanstack/react-query';

import type { Session } from './Session.ts';

/** The signed-in user. The session keeps it fresh; features read it. */
export const userQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }) => (await api.send(getUser, {}, { signal })).user,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The user among the answers, for a session: it keeps no copy of them. */
export function cachedUser(
  queryClient: QueryClient,
  api: ApiClient,
): Pick<Session, 'getUser' | 'onUserChange'> {
  const { queryKey } = userQuery(api);
  const queryHash = hashKey(queryKey);
  const readUser = () => queryClient.getQueryData(queryKey);

  return {
    getUser: readUser,
    // Of the cache, not of an observer, which is not told when the session empties the cache.
    onUserChange(listener) {
      let known = readUser();
      return queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash !== queryHash || readUser() === known) return;
        known = readUser();
        listener();
      });
    },
  };
}
