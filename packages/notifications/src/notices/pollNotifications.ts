import type { Background } from '@my-air/feature-kit';
import { QueryObserver } from '@tanstack/react-query';

import { heedPreferences } from '../preferences/heedPreferences.ts';
import { notificationsQuery, refresh } from './notifications.api.ts';
import { subscribeToTabs } from './tabs.ts';

/** Keeps the notifications fresh and in step over tabs while a user is signed in. */
export const notificationsBackground: Background = {
  start: (portal) => {
    const stops = [
      subscribeToTabs(portal),
      heedPreferences(portal),
      // An agreement that was accepted, in whatever place, ends its notification.
      portal.session.onUserChange(() => refresh(portal.queryClient, portal.api)),
      new QueryObserver(portal.queryClient, notificationsQuery(portal.api)).subscribe(() => {}),
    ];
    return () => stops.forEach((stop) => stop());
  },
};
