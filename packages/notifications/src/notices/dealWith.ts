import type { Id } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { parseUrl } from '@my-air/ui-kit';

import type { Notification } from '../contract.ts';
import { markDealtWith, markSeen, wasDealtWith } from './marks.ts';
import { notificationsQuery, refresh } from './notifications.api.ts';
import { notifyTabs } from './tabs.ts';

/** Remembers that these notifications were seen and dealt with. */
export function dealWith(portal: PortalContext, ids: readonly Id[]): void {
  const changes = [markSeen(ids), ...ids.map(markDealtWith)];
  if (!changes.some(Boolean)) return;
  refresh(portal.queryClient, portal.api);
  notifyTabs(portal, { kind: 'marks' });
}

/** Deals with the notifications that lead to a screen of ours. */
export async function dealWithPath(portal: PortalContext, path: string): Promise<void> {
  const { api, queryClient } = portal;
  // Read anew: what has just happened may be told only after the last reading.
  const { active_notifications } = await queryClient.fetchQuery({ ...notificationsQuery(api), staleTime: 0 });
  const target = addressOf(path);
  const leadsThere = (one: Notification) =>
    one.type !== 'agreement' && !wasDealtWith(one) && addressOf(one.url) === target;
  dealWith(
    portal,
    active_notifications.filter(leadsThere).map(({ id }) => id),
  );
}

/** An address in one spelling, as a server and a router may write it in two; undefined without one. */
function addressOf(address: string | null | undefined): string | undefined {
  const url = address ? parseUrl(address, location.origin) : undefined;
  return url && `${url.origin}${url.pathname}?${url.searchParams.toString()}`;
}
