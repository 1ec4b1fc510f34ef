import { createRemovals, type PortalContext, type Removals } from '@my-air/feature-api';

import { deleteMessage } from '../contract.ts';

const known = new WeakMap<PortalContext['api'], Map<number, Removals>>();

/**
 * The messages that a user deletes in this tab: hidden immediately, and sent to the server when it can no
 * longer be undone.
 */
export function deletionsOf({ api, queryClient, session }: PortalContext, userId: number): Removals {
  const ofApi = known.get(api) ?? new Map<number, Removals>();
  known.set(api, ofApi);
  const deletions =
    ofApi.get(userId) ??
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
    });
  ofApi.set(userId, deletions);
  return deletions;
}

/** The id of a message among the deletions. */
export const deletionId = (chatId: number, messageId: number): string => `${chatId}/${messageId}`;
