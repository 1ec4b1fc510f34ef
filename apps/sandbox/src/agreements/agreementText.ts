import { readFileSync } from 'node:fs';

import { type AgreementKind, agreementKinds } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { readFields } from '../content/readFields.ts';
import { isWireLocale, type WireLocale, wireLocales } from '../content/wireLocales.ts';

/** The title and the text of an agreement. */
interface AgreementText {
  readonly title: string;
  readonly html: string;
}

const contentFolder = new URL('../../content/agreements/', import.meta.url);
const fieldNames = new Set(['title']);

/** The words for a notice period in the former version and in the present one. */
const changedWords = readData(
  'agreements/changedWords.json',
  v.strictObject(v.entriesFromList(wireLocales, v.tuple([v.string(), v.string()]))),
);

/** The agreements in every language, read once: they are served as often as a partner is. */
const texts = new Map<string, AgreementText>(
  agreementKinds.flatMap((kind) =>
    wireLocales.map((locale) => [`${kind} ${locale}`, readAgreement(kind, locale)] as const),
  ),
);

/** Title and text of an agreement, in English where the language is none of ours; undefined for one that does not exist. */
export function agreementText(kind: string, locale: string): AgreementText | undefined {
  return texts.get(`${kind} ${isWireLocale(locale) ? locale : 'en'}`);
}

/** The text before the current one: the same with the terms that were changed since. */
export function earlierText(kind: string, locale: string): string | undefined {
  const text = agreementText(kind, locale);
  if (!text) return undefined;
  const [before, now] = changedWords[isWireLocale(locale) ? locale : 'en'];
  return text.html.replaceAll(now, before).replace(/<h3>[^<]*<\/h3>(?:<p>[^<]*<\/p>)+$/, '');
}

/** Reads `<kind>.<language>.md`: sections of `## heading` and paragraphs, which are plain text. */
function readAgreement(kind: AgreementKind, locale: WireLocale): AgreementText {
  const name = `${kind.replaceAll('_', '-')}.${locale}.md`;
  const refuse = (problem: string) => new Error(`content/agreements: ${name}: ${problem}`);
  const source = readFileSync(new URL(name, contentFolder), 'utf8');
  const { fields, text } = readFields(source, fieldNames, refuse);
  if (!fields.title) throw refuse('needs a title');
  if (!text.startsWith('## ')) throw refuse('begins without "## heading"');
  const html = text
    .split(/\n{2,}/)
    .map((part) => (part.startsWith('## ') ? `<h3>${part.slice(3)}</h3>` : `<p>${part}</p>`))
    .join('');
  return { title: fields.title, html };
}
