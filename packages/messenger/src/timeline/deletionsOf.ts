import { keepPerUser } from '@my-air/client-state';
import { createRemovals } from '@my-air/data-kit';
import { type PortalContext } from '@my-air/feature-api';

import { deleteMessage } from '../contract.ts';

/**
 * The messages that a user deletes in this tab: hidden immediately, and sent to the server when it can no
 * longer be undone.
 */
export const deletionsOf = keepPerUser(({ api, queryClient, session }: PortalContext, userId: number) =>
  createRemovals({
    name: 'messenger:deletions',
    userId,
    isCurrent: () => session.getUser()?.id === userId,
    remove(id, how) {
      const [chatId = '', messageId = ''] = id.split('/');
      // As a mutation, so that the portal shows why the server refuses it.
      const mutation = queryClient.getMutationCache().build(queryClient, {
        mutationFn: () => api.send(deleteMessage, { params: { chatId, messageId } }, how),
        networkMode: 'always',
        meta: { handles: 'passing' },
      });
      return mutation.execute(undefined);
    },
  }),
);

/** The id of a message among the deletions. */
export const deletionId = (chatId: number, messageId: number): string => `${chatId}/${messageId}`;
