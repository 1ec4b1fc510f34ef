import { agreementKinds, type AgreementKind } from '@my-air/api-client/contract';

import { agreementTitles } from './agreementTitles.ts';
import type { AgreementTexts } from './AgreementTexts.ts';
import { englishTexts } from './englishTexts.ts';
import { portugueseTexts } from './portugueseTexts.ts';
import { russianTexts } from './russianTexts.ts';
import { spanishTexts } from './spanishTexts.ts';
import { ukrainianTexts } from './ukrainianTexts.ts';

/** The agreements by the wire's language codes. */
const texts: Readonly<Record<string, AgreementTexts>> = {
  en: englishTexts,
  ua: ukrainianTexts,
  es: spanishTexts,
  ru: russianTexts,
  pt: portugueseTexts,
};

/** Title and text of an agreement; undefined for one that does not exist. */
export function agreementText(kind: string, locale: string): { title: string; html: string } | undefined {
  if (!isAgreementKind(kind)) return undefined;
  const title = agreementTitles[kind][locale] ?? agreementTitles[kind].en ?? kind;
  const sections = (texts[locale] ?? englishTexts)[kind];
  const html = sections
    .map(([heading, ...paragraphs]) => {
      const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
      return `<h3>${heading}</h3>${body}`;
    })
    .join('');
  return { title, html };
}

/** The text before the current one: the same with the terms that were changed since. */
export function earlierText(kind: string, locale: string): string | undefined {
  const text = agreementText(kind, locale);
  if (!text) return undefined;
  const [before, now] = changedWords[locale] ?? changedWords.en!;
  return text.html.replaceAll(now, before).replace(/<h3>[^<]*<\/h3>(?:<p>[^<]*<\/p>)+$/, '');
}

/** The words for a notice period in the former version and in the present one. */
const changedWords: Readonly<Record<string, readonly [before: string, now: string]>> = {
  en: ['sixteen', 'eighteen'],
  ua: ['шістнадцят', 'вісімнадцят'],
  es: ['dieciséis', 'dieciocho'],
  ru: ['шестнадцат', 'восемнадцат'],
  pt: ['dezesseis', 'dezoito'],
};

function isAgreementKind(kind: string): kind is AgreementKind {
  return agreementKinds.some((known) => known === kind);
}
