import type { Locale } from '@my-air/i18n';

import { questionKinds, type Question } from './Question.ts';

const line =
  /^(?<kind>[a-z-]+): (?<text>.+?)(?: => (?<wants>\S+(?: \+ \S+)*))?(?: - (?<unwanted>\S+))?(?: ~ (?<says>.+))?$/;

/** Reads a file of questions. Throws an Error that names the line that makes no sense. */
export function readQuestions(source: string): readonly Question[] {
  let locale: Locale | undefined;
  return source.split('\n').flatMap((row, index): Question[] => {
    if (row.trim() === '') return [];
    if (row.startsWith('# ')) {
      locale = row.slice(2).trim() as Locale;
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
