import { picturePath } from '../pictures/pictures.ts';
import { rejectedChats } from './chats/rejectedChats.ts';
import { emptyBalance } from './grants.ts';
import type { Persona } from './Persona.ts';

export const rejected: Persona = {
  id: 'rejected',
  summary:
    'A creator whose channels were turned down; the profile needs attention, and an account closure is pending.',
  user: {
    name: 'Tomasz Wilk',
    email: 'rejected@my-air.test',
    avatarImage: picturePath('avatar', 'Tomasz Wilk'),
    timezone: 'Europe/Warsaw',
    dateFormat: 'ISO',
    introTour: false,
    isNew: false,
    profileStatus: 'rejected',
    profileStatusDescription: 'unreadable-document',
    deactivateRequested: -2,
  },
  partner: {
    name: 'Tomasz Wilk',
    country: 'PL',
    city: 'Gdańsk',
    leadOrigin: 'website',
    capabilities: {},
    balance: emptyBalance,
  },
  contacts: [{ type: 'email', value: 'rejected@my-air.test' }],
  chats: rejectedChats,
  channels: [
    {
      platform: 'youtube',
      platformGuid: 'UCWilkReuploads000000001',
      title: 'Wilk Reuploads',
      url: 'https://www.youtube.com/@wilkreuploads',
      username: 'wilkreuploads',
      thumbnailImage: picturePath('channel', 'Wilk Reuploads'),
      country: 'PL',
      subscriberCount: 22_400,
      status: 'rejected',
      statusSince: -12,
      rejectionCount: 1,
      joinRequestNotAllowedUntil: 18,
      resolution: 'Most of the videos belong to other creators.',
      issues: ['reused_content', 'copyright_strike'],
      issueDescriptions: [
        'More than half of the videos are other creators’ material without added value.',
        'The channel has one active copyright strike.',
      ],
    },
    {
      platform: 'youtube',
      platformGuid: 'UCWilkGotuje000000000002',
      title: 'Wilk gotuje',
      url: 'https://www.youtube.com/@wilkgotuje',
      username: 'wilkgotuje',
      thumbnailImage: picturePath('channel', 'Wilk gotuje'),
      country: 'PL',
      subscriberCount: 412,
      status: 'rejected_low_metrics',
      statusSince: -40,
      rejectionCount: 1,
      joinRequestNotAllowedUntil: -10,
      metrics: [
        { name: 'subscribers', required: 1000, current: 412 },
        { name: 'monthly_views', required: 30_000, current: 8_920 },
      ],
    },
  ],
};
