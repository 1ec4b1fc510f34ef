import * as v from 'valibot';

/** The control room's settings for translations. */
export const TranslationSettings = v.strictObject({
  /** Whether nothing is translated until this is taken back. */
  isPaused: v.optional(v.boolean(), false),
  /** After how many translations a job pauses until this is taken back. */
  pauseAfter: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  /** The share of translations that the platform refuses, from 0 to 1; the same ones for the same attempt. */
  failureRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  /** How long a batch waits before it is worked on, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  /** How many translations make a batch; without it as many as the translator takes. */
  batchSize: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))), null),
  /** After how many translations of a job the owner takes the access to the channel back. */
  revokeAfter: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  /** How many translations the platform takes from a channel in a day (UTC). */
  quota: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
});
export type TranslationSettings = v.InferOutput<typeof TranslationSettings>;

export const defaultTranslations: TranslationSettings = v.parse(TranslationSettings, {});
