import { msg } from '@lingui/core/macro';
import type { ApiError } from '@my-air/api-client';
import { useFailureText } from '@my-air/feature-kit/data';
import type { MessageDescriptor } from '@my-air/i18n';

import { refusals, type Refusal } from '../contract.ts';
import { reasonWords } from '../jobs/reasonWords.ts';

const words: Record<Refusal, MessageDescriptor> = {
  agreements_pending: msg`Accept the agreements of AI translation first.`,
  no_channel: msg`Connect a YouTube channel to AI translation first.`,
  access_revoked: msg`YouTube revoked our access to this channel. Reconnect it first.`,
  already_syncing: msg`Your videos are being loaded right now.`,
  cool_down: msg`Your videos were loaded a short time ago. Try again in a few minutes.`,
  not_enough_translations: msg`You do not have enough translations for this.`,
  nothing_to_translate: msg`None of these videos can be translated into the chosen languages.`,
  price_changed: msg`The price has changed. Check the new one before you start.`,
  not_over: msg`This translation has not ended yet.`,
  too_late: msg`The 7 days to undo this translation are over.`,
  nothing_to_undo: msg`This translation has changed nothing that could be undone.`,
  not_in_review: msg`This result no longer waits for your review.`,
  name_not_valid: msg`A name has one line of at most 100 characters.`,
  glossary_full: msg`The list is full. Remove a name to add another.`,
};
// Not the server's own sentences, which are in English.
export const refusalWords = {
  ...reasonWords,
  ...words,
  validation: msg`Some of this cannot be used. Check it and try again.`,
  forbidden: msg`This cannot be done right now. Try again later.`,
  rejected: msg`This cannot be done right now. Try again later.`,
};

/**
 * The code of a refused call's reason; undefined without a reason, or with one that this build does not know.
 */
export function refusalOf({ reason }: ApiError): Refusal | undefined {
  return refusals.find((known) => known === reason);
}

/** Says why a call of AI translation failed: by its reason, in the language of the reader. */
export const useRefusalText = () => useFailureText(refusalWords);
