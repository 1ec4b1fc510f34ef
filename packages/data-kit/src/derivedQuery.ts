import type { UseQueryOptions } from '@tanstack/react-query';

/**
 * Shows the data of a query in another shape, so that a badge or a waiting list uses the screen's own cache.
 */
export function derivedQuery<Kept, Shown, Key extends readonly unknown[]>(
  query: UseQueryOptions<Kept, Error, Kept, Key>,
  select: (kept: Kept) => Shown,
): UseQueryOptions<Shown> {
  // SAFETY: callers with these options read the cached data only through `select`, which returns Shown.
  return { ...query, select } as unknown as UseQueryOptions<Shown>;
}
