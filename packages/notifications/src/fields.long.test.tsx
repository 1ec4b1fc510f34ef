import { describeFields, pressButtons } from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';

import { listNotifications, rateNotification, replyToNotification, type Notification } from './contract.ts';
import { notificationsFeature } from './feature.ts';
import { NotificationsSheet } from './sheet/NotificationsSheet.tsx';
import { archivedNotifications, sampleNotifications } from './testing/sampleNotifications.ts';

const [chat, info, agreement, rating] = sampleNotifications;
const first = (one: Notification) => ({
  active_notifications: [one, ...sampleNotifications.filter((other) => other !== one)].slice(0, 3),
  archive_notifications: archivedNotifications.slice(0, 2),
});

// A stored answer is overwritten by that of a notification without one.

/** Chooses a number and sends it. */
async function rate() {
  fireEvent.click((await screen.findAllByRole('radio'))[8]!);
  await pressButtons('Send')();
}

/** Writes an answer and sends it. */
async function reply() {
  await pressButtons(/^Reply/)();
  const target = { value: 'Thank you, that helped.' };
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your reply' }), { target });
  await pressButtons('Send')();
}

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
  'a rating': {
    screen: '/notifications',
    answers: { [listNotifications.key]: first(rating!) },
    act: rate,
    call: rateNotification,
    good: { notification_message: { ...rating!, partner_rating: 8 } },
    keeps: ['Your manager has written'],
  },
  'a reply': {
    screen: '/notifications',
    answers: { [listNotifications.key]: first(info!) },
    act: reply,
    call: replyToNotification,
    good: { notification_message: { ...info!, partner_comment: 'Thank you, that helped.' } },
    keeps: ['Your manager has written'],
  },
});
