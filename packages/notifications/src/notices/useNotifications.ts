import { usePortal } from '@my-air/feature-api';
import { useEffect, useState } from 'react';

import type { Notification } from '../contract.ts';
import { markDealtWith, markSeen, wasSeen } from './marks.ts';
import { refresh } from './notifications.api.ts';
import { tellTabs } from './tabs.ts';

/** Which of these the person meets for the first time since they looked; to be before their eyes is to be seen. */
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
    tellTabs(portal, { kind: 'marks' });
  }, [shown, portal, api, queryClient]);
  return news;
}

/** Remembers that something was done about a notification. */
export function useDealingWith(): (id: number) => void {
  const portal = usePortal();
  const { api, queryClient } = portal;
  return (id) => {
    if (!markDealtWith(id)) return;
    refresh(queryClient, api);
    tellTabs(portal, { kind: 'marks' });
  };
}
