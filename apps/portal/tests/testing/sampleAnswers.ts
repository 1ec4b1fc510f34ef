import { buildChannel, buildPartner, buildUser, type Answers } from '@my-air/feature-kit/stories';

/** A partner with money, channels and a manager. */
export const partner = buildUser({
  name: 'Olena Koval',
  balance: {
    approved_usd: 4310.75,
    advance_usd: 600,
    active_usd: 1288.4,
    royalty_usd: 96.2,
    total_usd: 5095.35,
  },
  partner: buildPartner({
    manager: { id: 7, display_name: 'Iryna Shevchenko' },
    capabilities: { member: true, withdraw_money: true, approved_funds: true, partner_channel: true },
  }),
});

/** The answers of the samples' backend. */
export const sampleAnswers: Answers = {
  'GET api/active-chats': {
    chats: [
      {
        id: 11,
        process: { processable_type: 'support' },
        participants: [],
        unread_count: 3,
        mentions_count: 0,
      },
    ],
  },
  'GET api/notificationMessages': { active_notifications: [], archive_notifications: [] },
  'GET api/channels': {
    channels: [
      buildChannel({ title: 'Майстерня Олени', platform_guid: 'UC1', subscriber_count: 1_234_567 }),
      buildChannel({ title: 'Tiny Workshop', platform_guid: 'UC2', status: 'not_connected' }),
      buildChannel({ title: 'Kyiv Balconies', platform_guid: 'UC3', status: 'moderation' }),
      buildChannel({ title: 'Pocket Planes', platform_guid: 'UC4', status: 'rejected_low_metrics' }),
    ],
  },
};
