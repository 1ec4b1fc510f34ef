import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = readdirSync(`${root}packages`).map((name) => `packages/${name}`);
const message = /^(?:msgctxt (".*")\n)?msgid ((?:".*"\n?)+)msgstr ((?:".*"(?:\n|$))+)/m;

/** The messages of a catalogue by key: the source text, and the context that tells two meanings apart. */
function messagesOf(folder: string, language: string): [string, string][] {
  let source: string;
  try {
    source = readFileSync(`${root}${folder}/src/locales/${language}.po`, 'utf8');
  } catch {
    return [];
  }
  return source.split('\n\n').flatMap((entry) => {
    const [, context = '', words, translation] = message.exec(entry) ?? [];
    if (words === undefined || words === '""\n') return [];
    const joined = (lines = '') => lines.replaceAll(/"\n"|\n/g, '');
    return [[`${context} ${joined(words)}`, joined(translation)]];
  });
}

// All catalogues become one: of two translations of the same text the one that is loaded last would win.
test.each(['uk', 'es', 'ru', 'pt'])(
  '[I18N-01] in %s the same words mean the same in every feature',
  (language) => {
    const known = new Map<string, Map<string, string[]>>();
    for (const folder of folders) {
      for (const [id, translation] of messagesOf(folder, language)) {
        const translations = known.get(id) ?? new Map<string, string[]>();
        translations.set(translation, [...(translations.get(translation) ?? []), folder]);
        known.set(id, translations);
      }
    }
    expect(known.size).toBeGreaterThan(500);
    const several = [...known].filter(([, translations]) => translations.size > 1);
    expect(several.map(([id, translations]) => [id, Object.fromEntries(translations)])).toEqual([]);
  },
);
