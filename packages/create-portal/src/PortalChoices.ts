import { basename } from 'node:path';

import { offeredFeatures } from './features.ts';

/** The decisions about a new portal. */
export interface PortalChoices {
  /** The folder to write, whose last part names the package. */
  readonly folder: string;
  /** The names of the features, in the order of the navigation. */
  readonly features: readonly string[];
  /** The name of the brand, as users read it. */
  readonly brand: string;
  /** The color of the brand, such as `#0a7` or `#00aa77`. */
  readonly accent: string;
}

/** The accent of a portal that names none. */
export const usualAccent = '#1069d3';

/** The fault of a folder's name in words, if it has one. */
export function folderFault(folder: string): string | undefined {
  return /^[a-z0-9][a-z0-9._-]*$/.test(basename(folder))
    ? undefined
    : `"${folder}" cannot name a package: use lower-case letters, digits and hyphens, such as "my-portal".`;
}

/** The fault of a list of features in words, if it has one. */
export function featuresFault(features: readonly string[]): string | undefined {
  const unknown = features.find((each) => !offeredFeatures.some(({ name }) => name === each));
  if (unknown !== undefined)
    return `There is no feature "${unknown}". There are: ${offeredFeatures.map(({ name }) => name).join(', ')}.`;
  const isEntered = offeredFeatures.some(({ name, entry }) => entry && features.includes(name));
  return isEntered ? undefined : 'A portal needs a feature with a screen to start with, such as "home".';
}

/** The fault of a brand's name in words, if it has one. */
export function brandFault(brand: string): string | undefined {
  return /^[^\p{Cc}]{1,40}$/u.test(brand) && brand.trim() === brand
    ? undefined
    : 'The name of the brand has to be 1 to 40 characters, without spaces around them.';
}

/** The fault of a color in words, if it has one. */
export function accentFault(accent: string): string | undefined {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(accent)
    ? undefined
    : `"${accent}" is not a color in hexadecimal, such as "#0a7" or "#00aa77".`;
}
