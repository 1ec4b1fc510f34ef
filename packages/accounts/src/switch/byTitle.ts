import { languageTag, type Locale } from '@my-air/i18n';

/** Entries in the order of their titles, as a reader of this language expects it. */
export function byTitle<Entry extends { title: string }>(entries: readonly Entry[], locale: Locale): Entry[] {
  const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
  return entries.toSorted((one, other) => compare(one.title, other.title));
}
