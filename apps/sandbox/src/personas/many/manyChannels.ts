import { seededRandom } from '../../random/seededRandom.ts';
import { around, words } from './words.ts';

const profileHosts = { instagram: 'https://www.instagram.com/', tiktok: 'https://www.tiktok.com/@' };
type ProfilePlatform = keyof typeof profileHosts;

/** How many channels of each platform there are. */
export type ChannelCounts = Readonly<Record<'youtube' | ProfilePlatform, number>>;

/** The statuses that a list of channels repeats, and what comes with each. */
const conditions = [
  connected,
  connected,
  () => ({ status: 'not_connected', statusSince: -0.2 }),
  () => ({ status: 'invitation_sent', statusSince: -0.2 }),
  connected,
  () => ({ status: 'moderation', joinCourse: 'moderated', statusSince: -0.2 }),
  () => ({ status: 'pending', statusSince: -0.2 }),
  rejected,
  connected,
  lowMetrics,
  () => ({ status: 'pending_channel_auto_invitation_dispatch', statusSince: -0.2 }),
  revoked,
  () => ({ status: 'under_the_radar', statusSince: -0.2 }),
];

/**
 * Channels on three platforms in every status. One handle is the same on Instagram and TikTok, as an id is one of its
 * platform. @param from the place of the first, so that others have other ids
 */
export function manyChannels({ youtube, instagram, tiktok }: ChannelCounts, from = 0) {
  const random = seededRandom(105 + from);
  const size = () => Math.round(400 * 12_000 ** random());
  const profiles = Array.from({ length: instagram }, (_, place) => nameOf(from + youtube + place));
  return [
    ...Array.from({ length: youtube }, (_, place) => youtubeChannel(from + place, size())),
    ...profiles.map((named, place) => profile('instagram', named, place, size())),
    ...Array.from({ length: tiktok }, (_, place) => {
      const named = place === 0 && profiles[0] ? profiles[0] : nameOf(from + youtube + instagram + place);
      return profile('tiktok', named, place, size());
    }),
  ];
}

/** The name of a channel by its place, in letters of its country and in those of addresses. The handle alone is unique. */
export function nameOf(place: number) {
  const { country, names, topics } = around(words.pools, place);
  const round = Math.floor(place / words.pools.length);
  const [name, named] = around(Object.entries(names), round);
  const lap = Math.floor(round / Object.keys(names).length);
  const [topic, titled] = around(Object.entries(topics), lap);
  const again = Math.floor(lap / Object.keys(topics).length);
  return { country, title: `${named} ${titled}`, handle: `${name}.${topic}${again === 0 ? '' : again + 1}` };
}

/** The status of a YouTube channel by its place. */
export function statusOf(place: number): string {
  return around(conditions, place)(place).status;
}

/** The guid of a YouTube channel by its place; 24 letters, as YouTube's own. */
export function guidOf(place: number): string {
  const letters = nameOf(place).handle.replaceAll(/[^a-z]/g, '');
  const number = String(place).padStart(3, '0');
  return `UC${letters}`.slice(0, 24 - number.length).padEnd(24 - number.length, '0') + number;
}

function youtubeChannel(place: number, subscriberCount: number) {
  const { country, title, handle } = nameOf(place);
  return {
    platform: 'youtube',
    platformGuid: guidOf(place),
    title,
    url: `https://www.youtube.com/@${handle}`,
    username: handle,
    thumbnailImage: `picture:channel/${title}`,
    bannerImage: `picture:banner/${title}`,
    country,
    isVerified: subscriberCount > 100_000 ? 1 : 0,
    subscriberCount,
    ...around(conditions, place)(place),
  };
}

function profile(
  platform: ProfilePlatform,
  { title, handle }: ReturnType<typeof nameOf>,
  place: number,
  subscriberCount: number,
) {
  return {
    platform,
    platformGuid: handle,
    title,
    url: `${profileHosts[platform]}${handle}`,
    username: handle,
    thumbnailImage: `picture:channel/${title}`,
    subscriberCount,
    following: 12 + 7 * place,
    ...(platform === 'tiktok' ? { likes: subscriberCount * 9 } : { posts: 40 + 11 * place }),
    status: 'connected',
    statusSince: -30 - 5 * place,
  };
}

function connected(place: number) {
  return {
    status: 'connected',
    statusSince: -40 - 9 * place,
    contract: {
      income_types: ['adsense', 'music'],
      income_percent: 80 + (place % 13),
      is_loyalty: place % 4 === 0,
    },
    ...(place % 8 === 4 && { auditRequested: -9 }),
  };
}

function revoked(place: number) {
  return {
    ...connected(place),
    isAccessRevoked: true,
    issues: ['access_revoked'],
    issueDescriptions: ['YouTube revoked our access to the channel. Reconnect it.'],
  };
}

function rejected() {
  return {
    status: 'rejected',
    statusSince: -6,
    rejectionCount: 1,
    joinRequestNotAllowedUntil: 24,
    resolution: 'Too much of the material is not your own.',
    issues: ['reused_content'],
    issueDescriptions: ['Most of the videos belong to other creators.'],
  };
}

function lowMetrics(place: number) {
  const current = 300 + 10 * place;
  return {
    status: 'rejected_low_metrics',
    statusSince: -3,
    subscriberCount: current,
    rejectionCount: 1,
    joinRequestNotAllowedUntil: 27,
    metrics: [
      { name: 'subscribers', required: 1000, current },
      { name: 'monthly_views', required: 30_000, current: current * 12 },
    ],
  };
}
