import { readId } from '@my-air/api-client';
import { keepPerUser } from '@my-air/client-state';
import { createRemovals, type Removals } from '@my-air/data-kit';
import { type PortalContext } from '@my-air/feature-api';

import { deleteNotification, listNotifications } from '../contract.ts';
import { notificationsQuery, refresh } from './notifications.api.ts';
import { hideArchived, takeBack } from './hideArchived.ts';

/**
 * The notifications that the user archives in this tab: hidden immediately, and sent to the server when it
 * can no longer be undone.
 */
export function archivalsOf(portal: PortalContext): Removals {
  return archivalsOfUser(portal, portal.session.getUser()?.id ?? 0);
}

const archivalsOfUser = keepPerUser(({ api, queryClient, session }: PortalContext, userId: number) =>
  createRemovals({
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
  }),
);
