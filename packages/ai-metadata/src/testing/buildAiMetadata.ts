import type {
  AiChannel,
  AiVideo,
  Job,
  Order,
  PreCalculation,
  ReviewItem,
  TranslationPackage,
} from '../contract.ts';

/** A channel that is synced and can be translated. */
export function buildAiChannel(channel: Partial<AiChannel> = {}): AiChannel {
  return {
    platform: 'youtube',
    platform_guid: 'UC0000000000000000000001',
    title: 'Ann Cooks',
    subscriber_count: 125_000,
    url: 'https://www.youtube.com/channel/UC0000000000000000000001',
    statistic_url: 'https://studio.youtube.com/channel/UC0000000000000000000001/analytics',
    is_affecting_balance: true,
    is_access_revoked: false,
    is_being_translated: false,
    is_synced_first_page: true,
    is_background_syncing: false,
    batch_translation: { original_language: 'uk', translate_languages: ['en', 'es'] },
    is_enabled_auto_localization: false,
    video_count: 3214,
    synced_video_count: 3214,
    synced_at: '2026-11-22T09:00:00Z',
    ...channel,
  };
}

/** A public video in Ukrainian that was never translated. */
export function buildAiVideo(video: Partial<AiVideo> = {}): AiVideo {
  return {
    id: 1,
    platform_guid: 'video-1',
    url: 'https://www.youtube.com/watch?v=video-1',
    title: 'Borscht in 30 minutes',
    description: 'The recipe of my grandmother.',
    published_at: '2026-11-01T10:00:00Z',
    languages: [],
    translation_languages: [],
    translation_status: null,
    is_deleted: false,
    scheduled_launch: null,
    privacy_status: 'public',
    video_type: 'video',
    original_language: 'uk',
    ...video,
  };
}

/** A job in the middle of its work. */
export function buildJob(job: Partial<Job> = {}): Job {
  return {
    id: 41,
    status: 'processing',
    channel: { platform_guid: 'UC0000000000000000000001', title: 'Ann Cooks' },
    original_language: 'uk',
    translate_languages: ['en', 'es'],
    videos: 500,
    total: 1000,
    processing: 550,
    in_review: 0,
    completed: 420,
    failed: 30,
    cancelled: 0,
    undone: 0,
    reserved: 550,
    spent: 420,
    returned: 30,
    can_cancel: true,
    can_retry: false,
    can_undo: false,
    created_at: '2026-11-22T09:00:00Z',
    ...job,
  };
}

/** The price of a selection that the balance is enough for. */
export function buildPrice(price: Partial<PreCalculation> = {}): PreCalculation {
  return {
    translation_spent: 6,
    translation_shortage: 0,
    is_enough_translations: true,
    balance: 1240,
    balance_after: 1234,
    videos: 4,
    languages: [
      {
        language: 'en',
        new: 3,
        overwritten: 0,
        cost: 3,
        skipped: [{ reason: 'manual', count: 1 }],
        probably_too_long: 1,
      },
      { language: 'es', new: 3, overwritten: 0, cost: 3, skipped: [{ reason: 'scheduled', count: 1 }] },
    ],
    as_of: '2026-11-22T12:00:00.000Z',
    ...price,
  };
}

/** A package without a reduction. */
export function buildPackage(one: Partial<TranslationPackage> = {}): TranslationPackage {
  return { id: 1, price_usd: 19, translations_amount: 500, price_per_translation: 0.038, ...one };
}

/** An order that waits for its payment. */
export function buildOrder(order: Partial<Order> = {}): Order {
  return {
    id: 7,
    status: 'pending',
    package: buildPackage(),
    translations_amount: 500,
    paid_amount_usd: 19,
    created_at: '2026-11-22T09:00:00Z',
    ...order,
  };
}

/** A translation that waits for approval. */
export function buildReviewItem(item: Partial<ReviewItem> = {}): ReviewItem {
  return {
    id: 1,
    status: 'in_review',
    language: 'en',
    source_language: 'uk',
    video: { platform_guid: 'video-1', title: 'Борщ за 30 хвилин' },
    source: { title: 'Борщ за 30 хвилин #borscht', description: '0:00 Початок\nhttps://ann.test' },
    result: { title: 'Borscht in 30 minutes #borscht', description: '0:00 Beginning\nhttps://ann.test' },
    existing: null,
    is_edited: false,
    protected_parts: [
      { kind: 'hashtag', text: '#borscht' },
      { kind: 'timestamp', text: '0:00' },
      { kind: 'link', text: 'https://ann.test' },
    ],
    ...item,
  };
}
