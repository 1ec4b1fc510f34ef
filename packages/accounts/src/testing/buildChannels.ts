import { channelStatuses, type Channel } from '@my-air/api-client/contract';
import { buildChannel } from '@my-air/feature-kit/stories';

const inTenDays = () => new Date(Date.now() + 9.5 * 86_400_000).toISOString();

/** One channel in each status, one in a status of the future, and one whose access was taken back. */
export function buildChannels(): readonly Channel[] {
  return [
    ...channelStatuses.map((status, index) =>
      buildChannel({
        ...details[status],
        status,
        platform_guid: `UC-${status}`,
        title: names[index] ?? status,
      }),
    ),
    buildChannel({ status: 'under_the_radar', platform_guid: 'UC-unknown', title: 'Workbench Radio' }),
    buildChannel({ is_access_revoked: true, platform_guid: 'UC-revoked', title: 'Olena Unboxed' }),
  ];
}

const names = [
  'Майстерня Олени',
  'Tiny Workshop',
  'Kyiv Balconies',
  'Slow Timber',
  'Olena Shorts',
  'Old Cuts',
  'Pocket Planes',
  'Grain and Glue',
];

const details: Readonly<Record<string, Partial<Channel>>> = {
  connected: {
    description: 'Woodwork for people who live in flats.',
    subscriber_count: 1_234_567,
    is_verified: 1,
    unread_count: 2,
    chat_id: 11,
    contract: { income_types: ['adsense', 'licensing'], income_percent: 92, is_loyalty: true },
  },
  rejected: {
    chat_id: 12,
    issues: ['reused_content', 'spam'],
    issue_descriptions: [
      'Eleven of the last twenty videos repeat others.',
      'Titles promise what is not shown.',
    ],
    get join_request_not_allowed_until() {
      return inTenDays();
    },
  },
  rejected_low_metrics: {
    metrics: [
      { name: 'subscribers', required: 1000, current: 640 },
      { name: 'monthly_views', required: 30_000, current: 11_480 },
    ],
  },
};
