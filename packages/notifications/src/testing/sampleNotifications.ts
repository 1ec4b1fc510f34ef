import { bindAgreementPort } from './bindAgreementPort.ts';
import { buildNotification } from './buildNotification.ts';

bindAgreementPort();

/** Archived notifications: answered, rated, and only read. */
export const archivedNotifications = [
  buildNotification({
    summary: 'Your audit is done',
    description: 'See what we found.',
    partner_comment: 'Thank you, that helped.',
  }),
  buildNotification({
    type: 'nps',
    summary: 'How was your first month?',
    rate_max: 5,
    partner_rating: 4,
    url: null,
  }),
  buildNotification({ summary: 'Payments on the 25th', url: null }),
];

/** One of each type, an address elsewhere, and an unknown type. */
export const sampleNotifications = [
  buildNotification({
    type: 'chat',
    summary: 'Your manager has written',
    chat_id: 7,
    created_at: '2026-11-21T09:40:00Z',
  }),
  buildNotification({
    summary: 'Licensing income is here',
    description: 'From this month on you also earn when others <b>license your footage</b>.',
    url: '/finances/account',
  }),
  buildNotification({
    type: 'agreement',
    summary: 'The terms have changed',
    description: 'Please read and accept the new version.',
    agreement_id: 'terms_and_conditions',
    url: null,
  }),
  buildNotification({ type: 'nps', summary: 'How likely are you to recommend us?', rate_max: 10, url: null }),
  buildNotification({ summary: 'A guide for longer videos', url: 'https://www.youtube.com/watch?v=guide' }),
  buildNotification({ type: 'something_new', summary: 'Your audit is done', url: null }),
];
