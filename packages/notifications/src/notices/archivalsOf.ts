import { readId } from '@my-air/api-client';
import { createRemovals, type PortalContext, type Removals } from '@my-air/feature-api';

import { deleteNotification, listNotifications } from '../contract.ts';
import { notificationsQuery, refresh } from './notifications.api.ts';
import { hideArchived, takeBack } from './hideArchived.ts';

const known = new WeakMap<PortalContext['api'], Map<number, Removals>>();

/**
 * The notifications that the user archives in this tab: hidden immediately, and sent to the server when it
 * can no longer be undone.
 */
export function archivalsOf(portal: PortalContext): Removals {
  const userId = portal.session.getUser()?.id ?? 0;
  const ofPortal = known.get(portal.api) ?? new Map<number, Removals>();
  known.set(portal.api, ofPortal);
  const archivals = ofPortal.get(userId) ?? create(portal, userId);
  ofPortal.set(userId, archivals);
  return archivals;
}

function create(portal: PortalContext, userId: number): Removals {
  const { api, queryClient, session } = portal;
  return createRemovals({
    name: 'notifications',
    userId,
    isCurrent: () => session.getUser()?.id === userId,
    remove(id, how) {
      // As a mutation, so that the portal shows why the server refuses it.
      const mutation = queryClient.getMutationCache().build(queryClient, {
        mutationFn: () => api.send(deleteNotification, { params: { id: readId(id) } }, how),
        networkMode: 'always',
        meta: { handles: 'passing' },
      });
      return mutation.execute(undefined);
    },
    async findOpen(ids) {
      const { active_notifications } = await api.send(listNotifications);
      return ids.filter((id) => active_notifications.some((notification) => String(notification.id) === id));
    },
    onHide(id) {
      hideArchived(readId(id));
      // The cache moves archived notifications when it takes a list.
      refresh(queryClient, api);
    },
    onShow(id) {
      takeBack(readId(id));
      void queryClient.invalidateQueries(notificationsQuery(api));
    },
  });
}
