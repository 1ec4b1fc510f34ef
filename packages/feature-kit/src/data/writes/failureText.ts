import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiError, type ApiError } from '@my-air/api-client';
import type { MessageDescriptor } from '@my-air/i18n';

/** A feature's own words, by the reason that the server gives (`price_changed`) or by the code of the error. */
export type ReasonWords = Readonly<Record<string, MessageDescriptor | undefined>>;

const generic = msg`Something went wrong on our end. Try again.`;
const notNow = msg`This cannot be done right now. Try again later.`;

/**
 * The reason why a call failed, to be shown beside what failed: the feature's own words, else the first word
 * about a field, else the server's sentence where it is for users, else the words of the code.
 */
export function failureText(error: unknown, words: ReasonWords = {}): MessageDescriptor | string {
  if (!isApiError(error)) return generic;
  const { reason, code, serverMessage } = error;
  const known = wordOf(words, reason) ?? wordOf(words, code);
  if (known) return known;
  if (error.isUnconfirmed) return msg`This may have been sent. Check before you send it again.`;
  switch (code) {
    case 'network':
      return msg`There is no connection. Try again when you are online.`;
    case 'timeout':
      return msg`The server took too long to answer. Try again.`;
    case 'unauthenticated':
    case 'page_expired':
      return msg`Your session has ended. Sign in again to continue.`;
    case 'too_many_requests':
      return waitText(error);
    case 'validation':
      return (
        Object.values(error.fieldErrors)[0] ??
        serverMessage ??
        msg`Some of these details are not valid. Check them and try again.`
      );
    case 'rejected':
      return serverMessage ?? notNow;
    case 'conflict':
    case 'bad_request':
      return notNow;
    case 'forbidden':
      return msg`You are not allowed to do this.`;
    case 'not_found':
      return msg`This no longer exists.`;
    case 'maintenance':
      return msg`The portal is under maintenance. Try again in a few minutes.`;
    default:
      return generic;
  }
}

/** Explains failed calls in the chosen language; `words` are the feature's words. */
export function useFailureText(words?: ReasonWords): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const text = failureText(error, words);
    return typeof text === 'string' ? text : t(text);
  };
}

function wordOf(words: ReasonWords, name: string | undefined): MessageDescriptor | undefined {
  return name !== undefined && Object.hasOwn(words, name) ? words[name] : undefined;
}

function waitText({ retryAfter: seconds }: ApiError): MessageDescriptor {
  if (seconds === undefined) return msg`Too many attempts. Wait a moment.`;
  if (seconds <= 120)
    return msg`Too many attempts. Wait ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120)
    return msg`Too many attempts. Wait ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  const hours = Math.ceil(minutes / 60);
  return msg`Too many attempts. Wait ${plural(hours, { one: '# hour', other: '# hours' })}.`;
}
