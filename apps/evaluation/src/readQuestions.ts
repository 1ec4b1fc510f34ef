import { availableLocales, type Locale } from '@my-air/i18n';

import { questionKinds, type Question } from './Question.ts';

const line =
  /^(?<kind>[a-z-]+): (?<text>.+?)(?: => (?<wants>\S+(?: \+ \S+)*))?(?: - (?<unwanted>\S+))?(?: ~ (?<says>.+))?$/;

/** The portal's own names, because an assistant is asked in the language that the portal sends. */
const locales = availableLocales({ pt: true });

/** Reads a file of questions. Throws an Error that names the line that makes no sense. */
export function readQuestions(source: string): readonly Question[] {
  let locale: Locale | undefined;
  return source.split('\n').flatMap((row, index): Question[] => {
    if (row.trim() === '') return [];
    if (row.startsWith('# ')) {
      const named = row.slice(2).trim();
      locale = locales.find((known) => known === named);
      if (!locale) throw new Error(`Line ${index + 1} names no language of the portal: ${row}`);
      return [];
    }
    const { kind, text, wants, unwanted, says } = line.exec(row)?.groups ?? {};
    const known = questionKinds.find((name) => name === kind);
    if (!known || !locale || !text) throw new Error(`Line ${index + 1} is no question: ${row}`);
    return [
      {
        locale,
        kind: known,
        text,
        wants: wants === undefined || wants === '?' ? [] : wants.split(' + ').map((wish) => wish.split('/')),
        unwanted: unwanted?.split('/') ?? [],
        says: says === undefined ? undefined : new RegExp(says),
      },
    ];
  });
}
