import type { PortalContext, ShownQuery } from '@my-air/feature-kit';
import { QueryObserver } from '@tanstack/react-query';

/** Requests what home shows first: all that waits for the user, and the cards that name their query. */
export function readAhead(portal: PortalContext): void {
  const { queryClient, contributions } = portal;
  const { cards, waiting } = contributions;
  for (const { query } of [...waiting, ...cards.filter(({ capability }) => !capability)]) {
    const asked: ShownQuery<unknown> | undefined = query?.(portal);
    const isWanted = asked && new QueryObserver(queryClient, asked).getCurrentResult().isEnabled;
    // The session may be over: its guard says so, and what failed otherwise is said by the card.
    if (isWanted)
      void queryClient.prefetchQuery({ ...asked, meta: { ...asked.meta, handles: 'everything' } });
  }
}
