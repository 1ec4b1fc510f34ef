import { availableLocales, type Locale } from '@my-air/i18n';

import type { Feature } from '../../index.ts';
import { messageValues } from './messageValues.ts';
import { screensOf } from './screensOf.ts';

const others: readonly Locale[] = [
  ...availableLocales({ pt: true }).filter((locale) => locale !== 'en'),
  'pseudo',
];

/**
 * The faults in the catalogues of a feature: each language has the messages of English, with the same values
 * in them.
 */
export async function checkMessages(
  feature: Pick<Feature, 'routes' | 'loadMessages'>,
): Promise<readonly string[]> {
  const { loadMessages } = feature;
  const english = messageValues(await loadMessages('en'));
  const hasScreens = screensOf(feature).length > 0;
  if (english.size === 0 && hasScreens)
    return ['there are no messages in English: run i18n:extract and i18n:compile'];
  const faults = others.map(async (locale) =>
    compare(english, messageValues(await loadMessages(locale)), locale),
  );
  return (await Promise.all(faults)).flat();
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
