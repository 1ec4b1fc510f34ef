import type { Locale } from '@my-air/i18n';

import type { CheckedFeature } from './CheckedFeature.ts';
import { messageValues } from './messageValues.ts';
import { screensOf } from './screensOf.ts';

/**
 * The faults in the catalogues of a feature: each language has the messages of English, with the same values
 * in them.
 */
export function checkMessages({ feature, texts: { en, ...others } }: CheckedFeature): readonly string[] {
  const english = messageValues(en);
  if (english.size === 0 && screensOf(feature).length > 0)
    return ['there are no messages in English: run i18n:extract and i18n:compile'];
  return Object.entries(others).flatMap(([locale, texts]) =>
    compare(english, messageValues(texts), locale as Locale),
  );
}

function compare(
  english: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
  locale: Locale,
): readonly string[] {
  const missing = [...english.keys()].filter((id) => !other.has(id));
  const unknown = [...other.keys()].filter((id) => !english.has(id));
  const different = [...english].filter(([id, values]) => other.has(id) && other.get(id) !== values);
  return [
    ...missing.map((id) => `the message ${id} is missing in ${locale}`),
    ...unknown.map((id) => `the message ${id} in ${locale} is not in English`),
    ...different.map(
      ([id, values]) => `the message ${id} has "${other.get(id)}" in ${locale} instead of "${values}"`,
    ),
  ];
}
