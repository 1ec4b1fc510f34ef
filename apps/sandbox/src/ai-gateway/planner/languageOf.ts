import { detectLanguage, fromWire, languageTag, toWire } from '@my-air/i18n/plain';

import { type WireLocale, wireLocales } from '../../content/wireLocales.ts';
import type { Conversation } from '../Conversation.ts';

/** The names of the languages as instructions have them. */
const names = new Intl.DisplayNames('en', { type: 'language' });
const patterns = wireLocales.map((locale) => {
  const name = names.of(languageTag(fromWire(locale)))!;
  return [locale, new RegExp(String.raw`\b${name}\b`, 'i')] as const;
});

/** The language to answer in: the one that the portal asks for, or else that of the question. */
export function languageOf({ items }: Conversation): WireLocale {
  const said = items.filter((item) => item.kind === 'said');
  const instructions = said.filter(({ by }) => by === 'portal').map(({ text }) => text);
  const asked = patterns.filter(([, name]) => instructions.some((text) => name.test(text)));
  if (asked[0] && asked.length === 1) return asked[0][0];
  return toWire(detectLanguage(said.findLast(({ by }) => by === 'person')?.text ?? '', 'en'));
}
