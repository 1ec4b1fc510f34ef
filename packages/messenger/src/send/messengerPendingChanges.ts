import type { PendingChanges } from '@my-air/feature-kit';

import { draftFiles } from '../drafts/draftFiles.ts';
import { tellTabs } from './tabNews.ts';

/** The unsent messages and the chosen files, for the question before a sign-out or a reload. */
export const messengerPendingChanges: PendingChanges = {
  async count(user) {
    const { listOutgoing } = await import('./outgoingStore.ts');
    return (await listOutgoing(user.id)).length + (await draftFiles.count(user));
  },
  async wipe(user) {
    await draftFiles.wipe(user);
    const { clearOutgoing } = await import('./outgoingStore.ts');
    await clearOutgoing(user.id);
    tellTabs({ type: 'changed', userId: user.id });
  },
};
