import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { fill, Texts, type WireLocale } from '../content/wireLocales.ts';
import { invalid, type HttpError } from './HttpError.ts';

/** The reasons that a form cannot know beforehand. */
export const reasons = [
  'credentials',
  'second_factor',
  'sign_in',
  'country',
  'profile',
  'platform',
  'subscribers',
  'unchangeable',
  'undeletable',
] as const;

const refusals = readData('refusals.json', v.strictObject(v.entriesFromList(reasons, Texts)));

/**
 * The refusal of a field: the user reads the sentence as it is. What forms check themselves is refused in English
 * (`validate.ts`).
 */
export function refuseField(
  field: string,
  reason: (typeof reasons)[number],
  locale: WireLocale,
  values: Readonly<Record<string, string | number>> = {},
): HttpError {
  return invalid({ [field]: [fill(refusals[reason][locale], values)] });
}
