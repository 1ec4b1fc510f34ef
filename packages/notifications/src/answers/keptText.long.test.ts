import type { User } from '@my-air/api-client/contract';
import {
  answer,
  describeKeptText,
  renderInPortal,
  stubPortal,
  type StubPortal,
} from '@my-air/feature-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect } from 'vitest';

import { listNotifications, rateNotification, replyToNotification } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { NotificationsSheet } from '../sheet/NotificationsSheet.tsx';
import { buildNotification } from '../testing/buildNotification.ts';

let id = 700;
// A new id for each test: answers stay in the memory of the tab.
beforeEach(() => void (id += 1));

const close = () => {};
const open = (portal: StubPortal) => renderInPortal(createElement(NotificationsSheet, { close }), { portal });
const openArchive = async (portal: StubPortal) => {
  portal.api.answer(answer(listNotifications, { active_notifications: [], archive_notifications: [] }));
  open(portal);
  await screen.findByText('You are all caught up');
};
const portalWith = (user: User, type: 'info' | 'nps') =>
  stubPortal({
    user,
    loadMessages,
    answers: answer(listNotifications, {
      active_notifications: [buildNotification({ id, type, ...(type === 'nps' && { rate_max: 10 }) })],
      archive_notifications: [],
    }),
  });
/** The field, which appears after a press of its button. */
const fieldAfter = (opener: () => HTMLElement | null) => async () => {
  const find = () => screen.queryByRole<HTMLTextAreaElement>('textbox');
  await waitFor(() => expect(find() ?? opener()).toBeTruthy());
  if (!find()) fireEvent.click(opener()!);
  return screen.findByRole<HTMLTextAreaElement>('textbox');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

describeKeptText('notifications/answer', {
  portal: (user) => portalWith(user, 'info'),
  open,
  openOtherwise: openArchive,
  field: fieldAfter(() => screen.queryByRole('button', { name: 'Reply' })),
  submit: send,
  call: replyToNotification.key,
  get reply() {
    return { notification_message: buildNotification({ id, partner_comment: 'first\nlines' }) };
  },
  isFinal: true,
});

describeKeptText('notifications/rating', {
  portal: (user) => portalWith(user, 'nps'),
  open,
  openOtherwise: openArchive,
  field: fieldAfter(() => screen.queryByRole('radio', { name: '9' })),
  submit: send,
  call: rateNotification.key,
  get reply() {
    return {
      notification_message: buildNotification({
        id,
        type: 'nps',
        rate_max: 10,
        partner_rating: 9,
        partner_comment: 'first',
      }),
    };
  },
  isFinal: true,
});
