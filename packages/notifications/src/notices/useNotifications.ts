import { usePortal } from '@my-air/feature-kit';
import { useEffect, useState } from 'react';

import type { Notification } from '../contract.ts';
import { markDealtWith, markSeen, wasSeen } from './marks.ts';
import { refresh } from './notifications.api.ts';
import { notifyTabs } from './tabs.ts';

/** The ids of notifications that are new in this visit of the list; shown ones are marked as seen. */
export function useNews(active: readonly Notification[]): ReadonlySet<number> {
  const portal = usePortal();
  const { api, queryClient } = portal;
  const unseen = active.filter((notification) => !wasSeen(notification)).map(({ id }) => id);
  const [news, setNews] = useState<ReadonlySet<number>>(() => new Set(unseen));
  if (unseen.some((id) => !news.has(id))) setNews(new Set([...news, ...unseen]));
  const shown = unseen.join();

  useEffect(() => {
    if (shown === '' || !markSeen(shown.split(',').map(Number))) return;
    refresh(queryClient, api);
    notifyTabs(portal, { kind: 'marks' });
  }, [shown, portal, api, queryClient]);
  return news;
}

/** Remembers that a notification was dealt with. */
export function useDealingWith(): (id: number) => void {
  const portal = usePortal();
  const { api, queryClient } = portal;
  return (id) => {
    if (!markDealtWith(id)) return;
    refresh(queryClient, api);
    notifyTabs(portal, { kind: 'marks' });
  };
}
