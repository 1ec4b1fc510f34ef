import { inLocale, type Locale, type Translated } from '@my-air/i18n';

/** The part of a match that decides its title. */
export interface TitledMatch {
  staticData: { title?: Translated };
  /** The data of its loader; a `title` in it names the thing that is shown. */
  loaderData?: unknown;
}

/** The browser's title: the name of the deepest screen that has one, and the name of the brand. */
export function titleOf(matches: readonly TitledMatch[], locale: Locale, brandName: string): string {
  const screen = screenNameOf(matches, locale);
  return screen ? `${screen} - ${brandName}` : brandName;
}

/** The name of the screen alone, for users of screen readers, who cannot see it change. */
export function screenNameOf(matches: readonly TitledMatch[], locale: Locale): string | undefined {
  const named = matches.findLast((match) => match.staticData.title);
  if (!named?.staticData.title) return undefined;
  return titleIn(named.loaderData) ?? inLocale(named.staticData.title, locale);
}

/** The name that a loader gave. */
function titleIn(loaderData: unknown): string | undefined {
  const isNamed = typeof loaderData === 'object' && loaderData !== null && 'title' in loaderData;
  return isNamed && typeof loaderData.title === 'string' ? loaderData.title : undefined;
}
