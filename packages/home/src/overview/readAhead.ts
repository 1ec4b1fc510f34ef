import { userQuery, type PortalContext, type ShownQuery } from '@my-air/feature-kit';
import { hashKey, QueryObserver } from '@tanstack/react-query';

/** Requests what home shows first: all that waits for the user, and the cards that name their query. */
export function readAhead(portal: PortalContext): void {
  const { api, queryClient, contributions } = portal;
  // The session asks for the user itself.
  const user = hashKey(userQuery(api).queryKey);
  const queries: (ShownQuery<unknown> | undefined)[] = [
    ...contributions.waiting.map(({ query }) => query(portal, () => true)),
    ...contributions.cards.filter(isForAll).map(({ query }) => query?.(portal)),
  ];
  for (const asked of queries) {
    if (!asked || hashKey(asked.queryKey) === user) continue;
    const { isEnabled, isPending, fetchStatus, isError } = new QueryObserver(
      queryClient,
      asked,
    ).getCurrentResult();
    if (!isEnabled || !isPending || isError || fetchStatus !== 'idle') continue;
    // The session may be over: its guard says so, and what failed otherwise is said by the card.
    void queryClient.prefetchQuery({ ...asked, meta: { ...asked.meta, handles: 'everything' } });
  }
}

const isForAll = ({ capability }: { capability?: string }) => !capability;
