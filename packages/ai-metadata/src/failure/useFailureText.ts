import { useLingui } from '@lingui/react/macro';
import { isApiError, type ApiError, type ApiErrorCode } from '@my-air/api-client';

import { refusals, type Refusal } from '../contract.ts';
import { useReasonWords } from '../jobs/useReasonWords.ts';

/** The failures that a form here tells itself; the shell tells the others. */
export const toldInPlace: readonly ApiErrorCode[] = [
  'rejected',
  'validation',
  'too_many_requests',
  'bad_request',
  'conflict',
  'forbidden',
  'not_found',
  'network',
  'timeout',
  'server',
  'maintenance',
  'malformed',
  'mismatch',
  'unexpected',
];

/** The word for why a call was refused; undefined where there is none, or none that this build knows. */
export function refusalOf({ reason }: ApiError): Refusal | undefined {
  return refusals.find((known) => known === reason);
}

/** Why a call failed, in the chosen language: a sentence of the server's may be in another one. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  const reasonWords = useReasonWords();
  const words: Record<Refusal, string> = {
    agreements_pending: t`Accept the agreements of AI translation first.`,
    no_channel: t`Connect a YouTube channel to AI translation first.`,
    access_revoked: t`YouTube revoked our access to this channel. Reconnect it first.`,
    already_syncing: t`Your videos are being loaded right now.`,
    cool_down: t`Your videos were loaded a short time ago. Try again in a few minutes.`,
    not_enough_translations: t`You do not have enough translations for this.`,
    nothing_to_translate: t`None of these videos can be translated into the chosen languages.`,
    price_changed: t`The price has changed. Check the new one before you start.`,
    not_over: t`This translation has not ended yet.`,
    too_late: t`The 7 days to undo this translation are over.`,
    nothing_to_undo: t`This translation has changed nothing that could be undone.`,
    not_in_review: t`This result no longer waits for your review.`,
    name_not_valid: t`A name has one line of at most 100 characters.`,
    glossary_full: t`The list is full. Remove a name to add another.`,
  };
  return (error) => {
    if (!isApiError(error)) return t`This cannot be done right now. Try again later.`;
    const refusal = refusalOf(error);
    const known = refusal ? words[refusal] : reasonWords(error.reason ?? '');
    if (known !== undefined) return known;
    switch (error.code) {
      case 'network':
      case 'timeout':
        return t`The server did not answer. Check your connection and try again.`;
      case 'validation':
        return t`Some of this cannot be used. Check it and try again.`;
      default:
        return t`This cannot be done right now. Try again later.`;
    }
  };
}
