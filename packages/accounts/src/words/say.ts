import { failureText, type ReasonWords } from '@my-air/feature-kit/data';
import type { PortalContext } from '@my-air/feature-kit';
import type { MessageDescriptor } from '@my-air/i18n';

import { loadMessages } from '../locales/index.ts';

/** Translates texts of this feature outside of its screens. */
export type Say = (text: MessageDescriptor) => string;

/** Loads this feature's catalogue first: entry parameters and waiting lists come before its screens. */
export async function loadWords({ locale }: Pick<PortalContext, 'locale'>): Promise<Say> {
  await locale.add(loadMessages);
  return (text) => locale.i18n._(text);
}

/** The reason why a call failed, translated; `words` are those of the call. */
export function sayFailure(say: Say, error: unknown, words?: ReasonWords): string {
  const text = failureText(error, words);
  return typeof text === 'string' ? text : say(text);
}
