import type { LoadMessages } from '@my-air/i18n';
import type { AnyRoute } from '@tanstack/react-router';
import type { GenericSchema } from 'valibot';

import type { FeatureContributions } from './Contributions.ts';
import type { PortalConfig } from './PortalConfig.ts';

/** Query parameters that a feature takes out of any address; its `onEntry` acts on them after the sign-in. */
export interface EntryParameters {
  names: readonly string[];
  /** The most characters of a value; what is beyond them is cut off. @default 200 */
  longest?: number;
  /**
   * The lifetime in seconds of a cookie for each value, named like it and kept before anything is loaded: it
   * outlasts the page, and the reader of the cookies acts. A value that is not a plain word is not kept.
   */
  cookieAge?: number;
  /** The patterns of values that may be kept in a cookie; a value that does not match is not kept. */
  accepts?: Readonly<Record<string, RegExp>>;
}

/** The entry of a feature package for the shell. It is loaded before every first screen, a visitor's too. */
export interface Feature<Routes extends readonly AnyRoute[] = readonly AnyRoute[]> {
  /** Kebab-case; equals the package's name. */
  readonly id: string;
  /** Routes on `rootRoute`, with their children. */
  readonly routes: Routes;
  readonly entryParameters?: readonly EntryParameters[];
  /** The settings of `config.json` that the feature reads besides those of every portal; checked at the start. */
  readonly settings?: GenericSchema<unknown, object>;
  /** The settings that are addresses of our own applications, where the server may send a user. */
  readonly ownAddresses?: (config: PortalConfig) => readonly string[];
  readonly loadMessages: LoadMessages;
  /** Its contributions to the screens of signed-in users: `() => import('./contributions.ts')`. */
  readonly contributions?: () => Promise<{ readonly contributions: FeatureContributions }>;
}

/** Declares a feature; keeps the exact types of its routes, so that links to them are checked in the shell. */
export function defineFeature<const Routes extends readonly AnyRoute[]>(
  feature: Feature<Routes>,
): Feature<Routes> {
  return feature;
}
