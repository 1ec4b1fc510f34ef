import { availableLocales, type Locale, type Messages } from '@my-air/i18n';

import type { Feature, FeatureContributions } from '../../index.ts';

/** A feature with all that it loads on demand. */
export interface CheckedFeature {
  feature: Feature;
  contributions: FeatureContributions;
  texts: Readonly<Record<Locale, Messages>>;
}

/** Loads a feature's contributions and its texts in every language. */
export async function loadChecked(feature: Feature): Promise<CheckedFeature> {
  const locales: readonly Locale[] = [...availableLocales({ pt: true }), 'pseudo'];
  const texts = locales.map(async (locale) => [locale, await feature.loadMessages(locale)]);
  return {
    feature,
    contributions: (await feature.contributions?.())?.contributions ?? {},
    texts: Object.fromEntries(await Promise.all(texts)),
  };
}
