import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import { type WireLocale, wireLocales } from '../../content/wireLocales.ts';
import type { Conversation } from '../Conversation.ts';

const Language = v.strictObject({
  /** Its name in English, as instructions have it. */
  name: v.string(),
  /** Small words that only this one of the languages in Latin letters has. */
  small: v.array(v.string()),
  /** The source of a pattern for what only this language has. */
  telling: v.optional(v.string(), '(?!)'),
});

const languages = readData(
  'planner/languages.json',
  v.strictObject(v.entriesFromList(wireLocales, Language)),
);

/** The language to answer in: the one that the portal asks for, or else that of the question. */
export function languageOf({ items }: Conversation): WireLocale {
  const said = items.filter((item) => item.kind === 'said');
  const instructions = said.filter(({ by }) => by === 'portal').map(({ text }) => text);
  const isNamed = (locale: WireLocale) => {
    const name = new RegExp(String.raw`\b${languages[locale].name}\b`, 'i');
    return instructions.some((text) => name.test(text));
  };
  const [asked, ...others] = wireLocales.filter(isNamed);
  if (asked && others.length === 0) return asked;
  return detectLanguage(said.findLast(({ by }) => by === 'person')?.text ?? '');
}

/** The language that a text is written in; English when nothing tells. */
export function detectLanguage(text: string): WireLocale {
  if (/[іїєґ]/i.test(text)) return 'ua';
  if (/[ыэъё]/i.test(text)) return 'ru';
  if (/[а-я]/i.test(text)) return /(як|що|мої|відео|хочу більше|потрібен)/i.test(text) ? 'ua' : 'ru';
  const language = (['pt', 'es'] as const).find((one) => new RegExp(languages[one].telling, 'iu').test(text));
  if (language) return language;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (locale: WireLocale) => words.filter((word) => languages[locale].small.includes(word)).length;
  // Of equal ones the first wins, which is English.
  return wireLocales.toSorted((one, other) => count(other) - count(one))[0]!;
}
