import { buildPartner, buildUser, type Answers } from '@my-air/feature-kit/stories';

import { loadMessages } from '../locales/index.ts';
import {
  buildAiChannel,
  buildAiVideo,
  buildJob,
  buildOrder,
  buildPackage,
  buildPrice,
  buildReviewItem,
} from './buildAiMetadata.ts';

/** Every kind of video: untranslated, in work, done, failed, deleted, scheduled, and one without a language. */
export const sampleVideos = [
  buildAiVideo(),
  buildAiVideo({
    id: 2,
    platform_guid: 'video-2',
    title: 'Як вибрати каву',
    translation_status: 'completed',
    languages: ['en', 'es'],
    translations_url: 'https://studio.youtube.com/video/video-2/translations',
  }),
  buildAiVideo({
    id: 3,
    platform_guid: 'video-3',
    title: 'Street food in Lviv',
    translation_status: 'processing',
    video_type: 'short',
  }),
  buildAiVideo({
    id: 4,
    platform_guid: 'video-4',
    title: 'Soup that never fails',
    translation_status: 'failed',
    privacy_status: 'unlisted',
  }),
  buildAiVideo({ id: 5, platform_guid: 'video-5', title: 'My first video', is_deleted: true }),
  buildAiVideo({
    id: 6,
    platform_guid: 'video-6',
    title: 'Christmas special',
    scheduled_launch: '2099-12-24T18:00:00Z',
    privacy_status: 'private',
  }),
  buildAiVideo({ id: 7, platform_guid: 'video-7', title: 'Clip without words', original_language: null }),
];

/** A creator who may translate. */
export const translator = buildUser({
  partner: buildPartner({ capabilities: { metadata_ai_service: true } }),
});

/** Every call of this feature, answered. */
export const sampleAnswers: Answers = {
  'GET api/ai-metadata/channels': () => ({
    channels: [
      buildAiChannel({ description: 'Recipes of three generations, in half an hour each.' }),
      buildAiChannel({
        platform_guid: 'UC0000000000000000000002',
        title: 'Ann travels',
        subscriber_count: 4200,
      }),
    ],
  }),
  'GET api/ai-metadata/localizable-languages': () => ({
    languages: [
      { code: 'en', name: 'English', native_name: 'English' },
      { code: 'es', name: 'Spanish', native_name: 'Español' },
      { code: 'de', name: 'German', native_name: 'Deutsch' },
      { code: 'uk', name: 'Ukrainian', native_name: 'Українська' },
    ],
  }),
  'GET api/ai-metadata/channels/{id}/videos': () => ({
    data: sampleVideos,
    meta: { current_page: 1, per_page: 50, total: sampleVideos.length },
  }),
  'GET api/ai-metadata/channels/{id}/select-all-videos': () => ({
    total: sampleVideos.length,
    as_of: '2026-11-22T12:00:00.000Z',
  }),
  'POST api/ai-metadata/channels/{id}/videos/list': () => ({ yt_videos: [] }),
  'POST api/ai-metadata/channels/{id}/pre-calculation': () => buildPrice(),
  'GET api/ai-metadata/channels/{id}/localization-settings': () => ({
    localization_settings: {
      translate_languages: ['en'],
      original_language: 'uk',
      video_types: ['video'],
      enabled_auto_localization: true,
    },
  }),
  'POST api/ai-metadata/channels/{id}/localization-settings/pre-calculation': () => ({
    translation_spent: 1,
    translation_shortage: 0,
    videos_per_month: 12,
    videos_covered: 1240,
  }),
  'GET api/ai-metadata/batch-translations': () => ({ jobs: [buildJob()] }),
  'GET api/ai-metadata/batch-translations/{id}': () => ({ job: buildJob({ in_review: 2 }) }),
  'GET api/ai-metadata/batch-translations/{id}/receipt': () => ({
    promised: { cost: 1000, balance_before: 2240 },
    languages: [
      {
        language: 'en',
        new: 500,
        overwritten: 0,
        cost: 500,
        completed: 210,
        failed: 15,
        spent: 210,
        returned: 15,
      },
      {
        language: 'es',
        new: 500,
        overwritten: 0,
        cost: 500,
        completed: 210,
        failed: 15,
        spent: 210,
        returned: 15,
      },
    ],
    spent: 420,
    returned: 30,
    reserved: 550,
  }),
  'GET api/ai-metadata/batch-translations/{id}/failures': () => ({
    groups: [
      { reason: 'title_too_long', count: 21 },
      { reason: 'platform_error', count: 9 },
    ],
    failures: [
      {
        id: 1,
        reason: 'title_too_long',
        language: 'en',
        video: { platform_guid: 'video-4', title: 'Soup that never fails' },
      },
    ],
    meta: { current_page: 1, per_page: 50, total: 30 },
  }),
  'GET api/ai-metadata/batch-translations/{id}/review': () => ({
    items: [buildReviewItem(), buildReviewItem({ id: 2, language: 'es', is_edited: true })],
    meta: { current_page: 1, last_page: 1, per_page: 20, total: 2 },
  }),
  'GET api/ai-metadata/glossary': () => ({
    terms: [
      { id: 1, text: 'Ann Cooks' },
      { id: 2, text: 'Minecraft' },
    ],
  }),
  'GET api/finances-ai/balance': () => ({ balance: 1240, reserved: 550 }),
  'GET api/finances-ai/packages': () => ({
    packages: [
      buildPackage(),
      buildPackage({
        id: 2,
        price_usd: 89,
        previous_price_usd: 120,
        translations_amount: 3000,
        price_per_translation: 0.0297,
      }),
      buildPackage({ id: 3, price_usd: 249, translations_amount: 10_000, price_per_translation: 0.0249 }),
    ],
  }),
  'GET api/finances-ai/orders': () => ({
    orders: [
      buildOrder({ id: 9, status: 'in_the_post' }),
      buildOrder({ checkout_url: 'http://localhost/pay/7' }),
      buildOrder({ id: 6, status: 'paid', receipt_url: 'https://receipts.test/6' }),
    ],
  }),
  'GET api/finances-ai/ledger': () => ({
    lines: [
      {
        id: 2,
        kind: 'running',
        balance_change: -1000,
        reserved: 1000,
        job_id: 41,
        channel_title: 'Ann cooks',
        updated_at: '2026-11-22T09:00:00Z',
      },
      { id: 1, kind: 'bought', balance_change: 2240, order_id: 6, updated_at: '2026-11-21T09:00:00Z' },
    ],
    meta: { current_page: 1, last_page: 1, per_page: 50, total: 2 },
  }),
};

/** The portal that the stories of AI translation run in. */
export const storyPortal = { loadMessages, user: translator, answers: sampleAnswers };
