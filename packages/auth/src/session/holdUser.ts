import type { User } from '@my-air/api-client/contract';
import type { userQuery } from '@my-air/feature-api';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';

/**
 * Holds the signed-in user among the answers, and calls `onChange` with each later change.
 * @returns a function that ends it
 */
export function holdUser(
  queryClient: QueryClient,
  query: ReturnType<typeof userQuery>,
  user: User,
  onChange: () => void,
): () => void {
  queryClient.setQueryData(query.queryKey, user);
  return new QueryObserver(queryClient, query).subscribe(onChange);
}
