import { picturePath } from '../pictures/pictures.ts';
import type { ChannelSeed } from './Persona.ts';

/** A YouTube channel of the partner, with its facts. */
function youtube(
  username: string,
  title: string,
  status: string,
  facts: Partial<ChannelSeed> = {},
): ChannelSeed {
  return {
    platform: 'youtube',
    platformGuid: `UC${username.padEnd(22, '0')}`,
    title,
    url: `https://www.youtube.com/@${username}`,
    username,
    thumbnailImage: picturePath('channel', title),
    bannerImage: picturePath('banner', title),
    country: 'UA',
    status,
    statusSince: -0.2,
    ...facts,
  };
}

/** One channel in each status, one in a status of the future, one whose access was revoked, and two profiles. */
export const partnerChannels: ChannelSeed[] = [
  youtube('maisternia', 'Майстерня Олени', 'connected', {
    description: 'Woodwork for people who live in flats.',
    isVerified: 1,
    subscriberCount: 342_000,
    statusSince: -410,
    unreadCount: 2,
    contract: { income_types: ['adsense', 'music', 'licensing'], income_percent: 92, is_loyalty: true },
    auditRequested: -9,
    airVerticalId: 3,
    selectedVerticalId: 3,
    chat: 0,
  }),
  youtube('olenaunboxed', 'Olena Unboxed', 'connected', {
    description: 'Tools, opened and tried.',
    subscriberCount: 58_400,
    statusSince: -120,
    isAccessRevoked: true,
    issues: ['access_revoked'],
    issueDescriptions: ['YouTube revoked our access to the channel. Reconnect it.'],
    contract: { income_types: ['adsense'], income_percent: 88, is_loyalty: false },
    closedBanners: [
      {
        type: 'analytics_intro',
        channel_guid: 'UColenaunboxed0000000000',
        closed_at: '2026-09-14T10:00:00.000Z',
      },
    ],
  }),
  youtube('tinyworkshop', 'Tiny Workshop', 'not_connected', { subscriberCount: 2310, country: null }),
  youtube('kyivbalconies', 'Kyiv Balconies', 'invitation_sent', { subscriberCount: 12_950 }),
  youtube('slowtimber', 'Slow Timber', 'moderation', {
    subscriberCount: 9120,
    joinCourse: 'moderated',
    unreadCount: 1,
    chat: 1,
  }),
  youtube('olenashorts', 'Olena Shorts', 'pending', { subscriberCount: 4480, addedFromProduct: 12 }),
  youtube('oldcuts', 'Old Cuts', 'rejected', {
    subscriberCount: 31_700,
    statusSince: -6,
    rejectionCount: 1,
    joinRequestNotAllowedUntil: 24,
    resolution: 'Too much of the material is not your own.',
    issues: ['reused_content', 'misleading_thumbnails'],
    issueDescriptions: [
      'Eleven of the last twenty videos repeat other creators’ footage without added value.',
      'Several thumbnails show what the video does not.',
    ],
  }),
  youtube('pocketplanes', 'Pocket Planes', 'rejected_low_metrics', {
    subscriberCount: 640,
    statusSince: -3,
    rejectionCount: 1,
    joinRequestNotAllowedUntil: 27,
    metrics: [
      { name: 'subscribers', required: 1000, current: 640 },
      { name: 'monthly_views', required: 30_000, current: 11_480 },
    ],
  }),
  youtube('grainandglue', 'Grain and Glue', 'pending_channel_auto_invitation_dispatch', {
    subscriberCount: 17_260,
  }),
  youtube('workbenchradio', 'Workbench Radio', 'under_the_radar', { subscriberCount: 5030 }),
  // Two whose join requests are refused, each with its own word.
  youtube('sawdustarchive', 'Sawdust Archive', 'not_connected', {
    subscriberCount: 1890,
    joinRefusal: 'join_channel_rejected',
  }),
  youtube('lathelessons', 'Lathe Lessons', 'not_connected', {
    subscriberCount: 2760,
    joinRefusal: 'join_channel_with_invalid_token',
  }),
  youtube('borderworkshop', 'Border Workshop', 'not_connected', {
    subscriberCount: 3300,
    country: null,
    isCountryRefused: true,
  }),
  {
    platform: 'instagram',
    platformGuid: 'olena.maisternia',
    title: 'Олена · майстерня',
    url: 'https://www.instagram.com/olena.maisternia',
    username: 'olena.maisternia',
    thumbnailImage: picturePath('channel', 'olena.maisternia'),
    subscriberCount: 48_100,
    following: 312,
    posts: 864,
    status: 'connected',
    statusSince: -200,
  },
  {
    platform: 'tiktok',
    platformGuid: 'olenamaisternia',
    title: 'Olena makes things',
    url: 'https://www.tiktok.com/@olenamaisternia',
    username: 'olenamaisternia',
    thumbnailImage: picturePath('channel', 'olenamaisternia'),
    subscriberCount: 128_700,
    following: 41,
    likes: 2_410_000,
    status: 'connected',
    statusSince: -150,
  },
];
