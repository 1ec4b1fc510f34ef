import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../packages/', import.meta.url));

/** The translations of a language that count something, each with its package. */
function countingTexts(language: string): { name: string; text: string }[] {
  return readdirSync(root).flatMap((name) => {
    let source: string;
    try {
      source = readFileSync(`${root}${name}/src/locales/${language}.po`, 'utf8');
    } catch {
      return [];
    }
    return [...source.matchAll(/^msgstr ((?:".*"\n?)+)/gm)]
      .map(([, lines = '']) => lines.replaceAll(/"\n"|^"|"\n?$/g, ''))
      .filter((text) => text.includes(', plural,'))
      .map((text) => ({ name, text }));
  });
}

/** The forms of each count in a text, such as `one` and `few`. */
function formsOf(text: string): Set<string>[] {
  return [...text.matchAll(/, plural,/g)].map(({ index }) => {
    const forms = new Set<string>();
    let depth = 0;
    let word = '';
    for (const letter of text.slice(index + ', plural,'.length)) {
      if (letter === '{') {
        if (depth === 0) forms.add(word.trim().split(/\s+/).at(-1) ?? '');
        depth += 1;
      } else if (letter === '}') {
        if (depth === 0) break;
        depth -= 1;
        word = '';
      } else if (depth === 0) {
        word += letter;
      }
    }
    return forms;
  });
}

test.each(['en', 'uk', 'es', 'ru', 'pt'])(
  '[I18N-01] [SH-05] in %s every text that counts has the forms of 1, 2, 5, 21 and 1.5',
  (language) => {
    const rules = new Intl.PluralRules(language);
    const needed = [1, 2, 5, 21, 1.5].map((number) => rules.select(number));
    const texts = countingTexts(language);
    expect(texts.length).toBeGreaterThan(30);
    const lacking = texts.filter(({ text }) =>
      formsOf(text).some((forms) => needed.some((form) => !forms.has(form))),
    );
    expect(lacking).toEqual([]);
  },
);
