import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { termLanguages, terms, type TermLanguage } from '../stories/terms/terms.ts';

const root = new URL('../../../', import.meta.url);

/** The texts of the product with their translations into one language. */
function textsIn(language: TermLanguage): [english: string, translation: string][] {
  return globSync(`{apps,packages}/*/src/locales/${language}.po`, { cwd: root.pathname }).flatMap((file) => {
    const catalogue = readFileSync(new URL(file, root), 'utf8').replaceAll('"\n"', '');
    const entries = [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)];
    return entries.map(([, english = '', translation = '']): [string, string] => [english, translation]);
  });
}

/** Whether a text has a word or words, whole and in any case. */
function has(text: string, words: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\d])${words}(?![\p{L}\d])`, 'iu').test(text);
}

test.each(termLanguages)('every term is translated as texts in %s have it', (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(1000);
  const strange = terms.filter(
    (term) => !texts.some(([english, text]) => has(english, `${term.en}s?`) && has(text, term[language])),
  );
  expect(strange.map((term) => `${term.en}: ${term[language]}`)).toEqual([]);
});

test('each term is listed once, with its meaning, in the order of the alphabet', () => {
  for (const kind of ['noun', 'verb']) {
    const words = terms.filter((term) => term.kind === kind).map(({ en }) => en);
    expect(words.length).toBeGreaterThan(10);
    expect(words).toEqual([...new Set(words)].sort((one, other) => one.localeCompare(other, 'en')));
  }
  expect(terms.filter(({ meaning }) => !/^[A-Z].{9,}\.$/.test(meaning))).toEqual([]);
});
