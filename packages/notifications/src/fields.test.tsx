import { describeFields } from '@my-air/feature-api/testing';

import { listNotifications, type Notification } from './contract.ts';
import { notificationsFeature } from './feature.ts';
import { NotificationsSheet } from './sheet/NotificationsSheet.tsx';
import { archivedNotifications, sampleNotifications } from './testing/sampleNotifications.ts';

const [chat, info, agreement, rating] = sampleNotifications;
const first = (one: Notification) => ({
  active_notifications: [one, ...sampleNotifications.filter((other) => other !== one)].slice(0, 3),
  archive_notifications: archivedNotifications.slice(0, 2),
});

describeFields(notificationsFeature, {
  'a notice': {
    screen: '/notifications',
    call: listNotifications,
    good: first(info!),
    keeps: ['Your manager has written'],
  },
  'a notice of a chat': { screen: '/notifications', call: listNotifications, good: first(chat!) },
  'a notice of an agreement': { screen: '/notifications', call: listNotifications, good: first(agreement!) },
  'a question': { screen: '/notifications', call: listNotifications, good: first(rating!) },
  'the archive': { screen: '/notifications?list=archive', call: listNotifications, good: first(info!) },
  'the sheet': {
    screen: <NotificationsSheet close={() => {}} />,
    call: listNotifications,
    good: first(info!),
    keeps: ['Your manager has written'],
  },
});
