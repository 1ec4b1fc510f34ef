import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const entry = /^(?:msgctxt (".*")\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm;
const joined = (lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');

/** A text is the same text only in the same context. */
export const keyOf = (message, context = '') => `${context}\u0004${message}`;

/** The translations in the catalogues of all packages in one language, by `keyOf` of the English text. */
export function knownTranslations(root, locale) {
  const files = globSync(`{apps,packages}/*/src/locales/${locale}.po`, { cwd: root }).sort();
  const entries = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(entry)]);
  return new Map(
    entries
      .map(([, context, message, translation]) => [
        keyOf(joined(message), context && JSON.parse(context)),
        joined(translation),
      ])
      .filter(([, translation]) => translation !== ''),
  );
}
