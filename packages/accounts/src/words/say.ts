import { failureText, type ReasonWords } from '@my-air/feature-kit/data';
import type { PortalContext } from '@my-air/feature-kit';
import type { MessageDescriptor } from '@my-air/i18n';

/** Translates texts of this feature outside of its screens. */
export type Say = (text: MessageDescriptor) => string;

/** Translates into the language of the portal. */
export function sayIn({ locale }: Pick<PortalContext, 'locale'>): Say {
  return (text) => locale.i18n._(text);
}

/** The reason why a call failed, translated; `words` are those of the call. */
export function sayFailure(say: Say, error: unknown, words?: ReasonWords): string {
  const text = failureText(error, words);
  return typeof text === 'string' ? text : say(text);
}
