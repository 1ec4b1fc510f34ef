import { inLocale, type Locale, type Translated } from '@my-air/i18n';

/** What is read of a match for its title. */
export interface TitledMatch {
  staticData: { title?: Translated };
}

/** The browser's title: the name of the deepest screen that has one, and the name of the house. */
export function titleOf(matches: readonly TitledMatch[], locale: Locale, brandName: string): string {
  const screen = screenNameOf(matches, locale);
  return screen ? `${screen} - ${brandName}` : brandName;
}

/** The name of the screen alone, for whoever cannot see it change. */
export function screenNameOf(matches: readonly TitledMatch[], locale: Locale): string | undefined {
  const title = matches.findLast((match) => match.staticData.title)?.staticData.title;
  return title && inLocale(title, locale);
}
