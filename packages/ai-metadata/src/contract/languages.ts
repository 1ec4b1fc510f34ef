import { endpoint, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A language that titles can be translated into. `code` is as in `LanguageCode`. */
export const LocalizableLanguage = v.looseObject({
  code: Identifier,
  /** In the language of the answer. */
  name: Name,
  /** In the language itself. Assumed. */
  native_name: v.nullish(v.string()),
});
export type LocalizableLanguage = v.InferOutput<typeof LocalizableLanguage>;

export const listLocalizableLanguages = endpoint('GET api/ai-metadata/localizable-languages', {
  response: v.looseObject({ languages: v.array(LocalizableLanguage) }),
});
