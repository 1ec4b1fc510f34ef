import { msg } from '@lingui/core/macro';
import { labelIn, type I18n, type MessageDescriptor } from '@my-air/i18n';

/** The part of a match that decides its title. */
export interface TitledMatch {
  staticData: { title?: MessageDescriptor };
  /** The data of its loader; a `title` in it names the thing that is shown. */
  loaderData?: unknown;
  /** `notFound` where what the address names does not exist. */
  status?: string;
}

const notFound = msg`Page not found`;

/** The browser's title: the name of the deepest screen that has one, and the name of the brand. */
export function titleOf(matches: readonly TitledMatch[], i18n: I18n, brandName: string): string {
  const screen = screenNameOf(matches, i18n);
  return screen ? `${screen} - ${brandName}` : brandName;
}

/**
 * The name of the screen alone, for users of screen readers, who cannot see it change; undefined until the texts of the
 * screen are loaded.
 */
export function screenNameOf(matches: readonly TitledMatch[], i18n: I18n): string | undefined {
  if (matches.some(({ status }) => status === 'notFound')) return labelIn(i18n, notFound);
  const named = matches.findLast((match) => match.staticData.title);
  if (!named?.staticData.title) return undefined;
  return titleIn(named.loaderData) ?? labelIn(i18n, named.staticData.title);
}

/** The name that a loader gave. */
function titleIn(loaderData: unknown): string | undefined {
  const isNamed = typeof loaderData === 'object' && loaderData !== null && 'title' in loaderData;
  return isNamed && typeof loaderData.title === 'string' ? loaderData.title : undefined;
}
