import { endpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { LanguageCode, videoTypes } from './selection.ts';
import { PreCalculation } from './translations.ts';

/** The settings by which auto mode treats new videos. The order of languages and types has no meaning. */
export const LocalizationSettings = v.looseObject({
  translate_languages: v.nullish(v.array(v.string()), () => []),
  original_language: v.nullish(v.string()),
  video_types: v.nullish(v.array(v.string()), () => []),
  enabled_auto_localization: v.nullish(v.boolean(), false),
});
export type LocalizationSettings = v.InferOutput<typeof LocalizationSettings>;

const Answer = v.looseObject({ localization_settings: LocalizationSettings });

export const getLocalizationSettings = endpoint('GET api/ai-metadata/channels/{id}/localization-settings', {
  response: Answer,
});
/** Auto mode needs a language and a type (422), and both agreements (403 `agreements_pending`). */
export const saveLocalizationSettings = endpoint('PUT api/ai-metadata/channels/{id}/localization-settings', {
  binds: true,
  body: v.object({
    translate_languages: v.pipe(v.array(LanguageCode), v.maxLength(50)),
    original_language: v.nullable(LanguageCode),
    video_types: v.array(v.picklist(videoTypes)),
    enabled_auto_localization: v.boolean(),
  }),
  response: Answer,
});
/** The forecast of auto mode. `translation_spent` is the price of one new video. */
export const preCalculateSettings = endpoint(
  'POST api/ai-metadata/channels/{id}/localization-settings/pre-calculation',
  {
    binds: false,
    body: v.object({
      translate_languages: v.pipe(v.array(LanguageCode), v.maxLength(50)),
      original_language: v.optional(v.nullable(LanguageCode)),
      video_types: v.optional(v.array(v.picklist(videoTypes))),
    }),
    response: v.looseObject({
      ...PreCalculation.entries,
      /** The number of videos of these types published in the last 30 days. Assumed. */
      videos_per_month: v.nullish(v.number()),
      /** The number of new videos that the balance is enough for. Assumed. */
      videos_covered: v.nullish(v.number()),
    }),
  },
);
