import * as v from 'valibot';

import { seededRandom } from '../../random/seededRandom.ts';
import { guidOf, manyChannels, statusOf } from './manyChannels.ts';
import { manyChats } from './manyChats.ts';
import { around, words } from './words.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const Listed = v.strictObject({ active: Count, archived: Count });

/** How many of each thing a persona has whose things are counted out instead of written down. */
const Many = v.strictObject({
  channels: v.strictObject({ youtube: Count, instagram: Count, tiktok: Count }),
  chats: Listed,
  /** `review` is the place of the job that waits for a review, the oldest first. */
  translations: v.strictObject({
    channels: Count,
    videos: Count,
    jobs: Count,
    purchases: Count,
    review: Count,
  }),
  notifications: Listed,
  referral: v.strictObject({ links: Count, channels: Count }),
});
type Many = v.InferOutput<typeof Many>;

/** The languages that translations go to; the creator writes in none of them. */
const targets = [
  'de',
  'fr',
  'pt-BR',
  'uk',
  'ja',
  'pl',
  'it',
  'ko',
  'nl',
  'tr',
  'ar',
  'hi',
  'cs',
  'ro',
  'vi',
  'id',
  'th',
  'he',
  'zh-CN',
  'ru',
];

/** Adds to a persona's file what its `many` counts; the same each time. A file without it stays as it is. */
export function addMany(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || !('many' in file)) return file;
  const { many, ...persona } = file;
  const { channels, chats, translations, notifications, referral } = v.parse(Many, many);
  const connected = Array.from({ length: channels.youtube }, (_, place) => place).filter(
    (place) => statusOf(place) === 'connected',
  );
  const ai = connected
    .slice(0, translations.channels)
    .map((place) => ({ guid: guidOf(place), language: 'en' }));
  const said = manyChats(chats);
  return {
    ...persona,
    channels: withChats(manyChannels(channels), said),
    chats: said,
    notifications: manyNotifications(notifications, chats.active),
    aiMetadata: manyTranslations(ai, translations),
    referralLinks: manyLinks(referral.links),
    referralChannels: Array.from({ length: referral.channels }, (_, place) => ({
      subscriberCount: 900 + 2_310 * place,
      viewCount: 31_000 + 74_100 * place,
      partnerPercent: 3 + (place % 3),
      partnerRevenue: 12.5 + 31 * place,
      started: -500 + 30 * place,
      ...(place < 4 && { ended: -60 + place }),
    })),
  };
}

/** The channels, each with the chat that is about it, if there is one. */
export function withChats(channels: ReturnType<typeof manyChannels>, chats: ReturnType<typeof manyChats>) {
  return channels.map((channel, place) => {
    const chat = chats[place];
    return chat?.processType === 'join' && !('archivedAt' in chat) ? { ...channel, chat: place } : channel;
  });
}

/** A notification by its place; those about chats name one of so many. */
export function manyNotification(place: number, created: number, chats: number) {
  const notice = around(words.notices, place);
  return { ...notice, created, ...(notice.type === 'chat' && chats > 0 && { chat: place % chats }) };
}

/** Notifications, the latest first; the very first one greeted the persona, and was never archived. */
function manyNotifications({ active, archived }: Many['notifications'], chats: number) {
  const made = (place: number, created: number) => manyNotification(place, created, chats);
  return [
    ...Array.from({ length: active - 1 }, (_, place) => made(place, -0.1 - 0.9 * place)),
    { ...words.oldestNotice, created: -700 },
    ...Array.from({ length: archived }, (_, place) => {
      const created = -5.3 - 1.7 * place;
      return { ...made(place, created), archived: created + 4 };
    }),
  ];
}

/** A channel of AI metadata with its jobs, no two of which are about the same video in the same language. */
function manyTranslations(
  channels: readonly { guid: string; language: string }[],
  { videos, jobs, purchases, review }: Many['translations'],
) {
  return {
    channels: channels.map((channel) => ({ ...channel, videos })),
    bought: Array.from({ length: purchases }, (_, place) => ({
      packageId: 1 + (place % 2),
      at: -210 + 5.5 * place,
    })),
    terms: ['Okafor Creators', 'My AIR'],
    pastJobs: Array.from({ length: jobs }, (_, place) => ({
      languages: [around(targets, place), ...(place % 3 === 0 ? [around(targets, place + 10)] : [])],
      place: place % 9,
      isReview: place === review,
      at: -39 + 1.27 * place,
    })),
  };
}

/** Referral links, of which one has the current scheme. */
function manyLinks(count: number) {
  const random = seededRandom(40);
  return Array.from({ length: count }, (_, place) => {
    const scheme = place === 0 ? 'v4' : place % 3 === 0 ? 'legacy' : 'new';
    const hitCount = Math.floor(20 + 9_000 * random());
    return {
      scheme,
      marker: place === 0 ? 'okafor' : `okafor-${String(place).padStart(2, '0')}`,
      hitCount,
      registrationCount: Math.floor((hitCount * random()) / 12),
      dailyHits: place === 0 ? 15 : 0,
    };
  });
}
