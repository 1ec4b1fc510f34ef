import { endpoint, Id, Identifier } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { AiChannel } from './channels.ts';
import { Job } from './jobs.ts';
import { LanguageCode, selectionEntries } from './selection.ts';

/** The limits of the platform for each result. A result beyond them fails; nothing is cut. */
export const textLimits = {
  /** In Unicode code points. */
  title: 100,
  /** In bytes of UTF-8. */
  description: 5_000,
} as const;

/** Why a video is not translated into a language, and not charged. `up_to_date`: it has one, and overwriting is off. */
export const skipReasons = [
  'manual',
  'deleted',
  'scheduled',
  'no_source_language',
  'same_language',
  'up_to_date',
  'processing',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The cost of a job for one language, forecast or promised. One translation is one video in one language. */
export const LanguageCost = v.looseObject({
  language: Identifier,
  /** Translations of videos that have none in this language. */
  new: v.number(),
  /** Translations that replace an existing one. */
  overwritten: v.number(),
  skipped: v.nullish(v.array(v.looseObject({ reason: v.string(), count: v.number() }))),
  /** In translations. */
  cost: v.number(),
  /**
   * A forecast from the lengths of the sources: the number of results that will probably exceed `textLimits`.
   */
  probably_too_long: v.nullish(v.number()),
});
export type LanguageCost = v.InferOutput<typeof LanguageCost>;

/** The price of a selection, in translations. Everything but the first three fields is assumed. */
export const PreCalculation = v.looseObject({
  translation_spent: v.number(),
  /** The number of missing translations; 0 when the balance is enough. */
  translation_shortage: v.nullish(v.number(), 0),
  is_enough_translations: v.nullish(v.boolean()),
  balance: v.nullish(v.number()),
  balance_after: v.nullish(v.number()),
  /** The number of selected videos. */
  videos: v.nullish(v.number()),
  languages: v.nullish(v.array(LanguageCost)),
  /** The snapshot that was calculated, to be sent with the batch. */
  as_of: v.nullish(v.string()),
});
export type PreCalculation = v.InferOutput<typeof PreCalculation>;

const batchEntries = {
  ...selectionEntries,
  translate_languages: v.pipe(v.array(LanguageCode), v.nonEmpty('choose a language'), v.maxLength(50)),
  /** The language of videos that do not name their own; without it they are skipped. */
  original_language: v.optional(v.nullable(LanguageCode)),
  /** Whether translations that exist, manual ones included, are replaced. @default false */
  update_existing_localizations: v.optional(v.boolean()),
};

export const preCalculate = endpoint('POST api/ai-metadata/channels/{id}/pre-calculation', {
  binds: false,
  body: v.object(batchEntries),
  response: PreCalculation,
});
/**
 * Reserves the price and starts the job. Refusals by the body's `code`: 409 `not_enough_translations` and 409 `price_changed`
 * (it costs more than `expected_spent`), both with a `PreCalculation` as `pre_calculation`; 409 `nothing_to_translate` and
 * `access_revoked`; 403 `agreements_pending` with the kinds in `agreements`.
 */
export const startBatch = endpoint('POST api/ai-metadata/channels/{id}/batch-translations', {
  binds: true,
  body: v.object({
    ...batchEntries,
    /** Whether each result waits for approval before it is published. @default false */
    is_review: v.optional(v.boolean()),
    /** The price that the user has seen. */
    expected_spent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  response: v.looseObject({
    channel: AiChannel,
    batch_translation_id: Id,
    /** Assumed. */
    job: v.nullish(Job),
  }),
});
