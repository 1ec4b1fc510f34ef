import type { Id } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Notification } from '../contract.ts';
import { dealWith } from './dealWith.ts';
import { markSeen, wasSeen } from './marks.ts';
import { refresh } from './notifications.api.ts';
import { notifyTabs } from './tabs.ts';

/** The ids of notifications that are new in this visit of the list; shown ones are marked as seen. */
export function useNews(active: readonly Notification[]): ReadonlySet<Id> {
  const portal = usePortal();
  const { api, queryClient } = portal;
  const unseen = active.filter((notification) => !wasSeen(notification)).map(({ id }) => id);
  const [news, setNews] = useState<ReadonlySet<Id>>(() => new Set(unseen));
  if (unseen.some((id) => !news.has(id))) setNews(new Set([...news, ...unseen]));

  const mark = useEffectEvent(() => {
    if (!markSeen(active.map(({ id }) => id))) return;
    refresh(queryClient, api);
    notifyTabs(portal, { kind: 'marks' });
  });
  // Once for each: were a mark that is gone made again, two tabs could undo each other's marks without end.
  useEffect(() => {
    if (news.size > 0) mark();
  }, [news]);
  return news;
}

/** Remembers that a notification was dealt with. */
export function useDealingWith(): (id: Id) => void {
  const portal = usePortal();
  return (id) => dealWith(portal, [id]);
}
