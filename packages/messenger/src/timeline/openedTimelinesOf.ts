import type { PortalContext } from '@my-air/feature-api';
import { keepPerUser } from '../watched.ts';

import type { TimelineStore } from './createTimeline.ts';

/**
 * The timelines of the chats that a user has opened in this tab, by the id of the chat. Apart from the code of
 * a timeline, which the outbox does not load on every screen.
 */
export const openedTimelinesOf = keepPerUser(
  (_portal: Pick<PortalContext, 'api'>, _userId: number) => new Map<number, TimelineStore>(),
);
