import { detectLanguage } from '@my-air/i18n/plain';

import type { GradedAnswer } from './gradeAnswer.ts';
import type { Question } from './Question.ts';

/** Sentences of a program that no user would say. */
const machineSentences =
  /The assistant looked for|it belongs to|There (?:are|is) \d+ more|(?:Looked in [^]*){2}|\bundefined\b|\bNaN\b|\[object|\{\w+\}/;

/** Quotation marks of one kind in a row, or a pair within a pair of the same kind. */
const doubledQuotes = /(["“”„«»])\1|«[^»]*«|“[^”]*“/;

/** A name of a service, which is in the language of the catalogue. */
const quoted = /«[^»]*»|“[^”]*”/g;

/** The faults in the text of an answer, also of one that recommends the right services; empty without any. */
export function findFaults(
  { text: question, locale }: Pick<Question, 'text' | 'locale'>,
  { text, slugs, taken }: GradedAnswer,
  messageIds: ReadonlySet<string>,
): readonly string[] {
  const sentences = text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter(Boolean);
  const language = detectLanguage(question, locale);
  return [
    ...(machineSentences.test(text) ? ['a sentence of a program'] : []),
    ...(doubledQuotes.test(text) ? ['doubled quotes'] : []),
    ...((text.match(/[\w-]+/g) ?? []).some((word) => messageIds.has(word)) ? ['the id of a message'] : []),
    ...(detectLanguage(text.replaceAll(quoted, ''), language) === language
      ? []
      : ['another language than the question']),
    ...(slugs.some((slug) => taken.has(slug)) ? ['a service that the user has'] : []),
    ...(new Set(sentences).size < sentences.length ? ['a sentence twice'] : []),
  ];
}
