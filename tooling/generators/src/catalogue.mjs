import { createHash } from 'node:crypto';

const macro = /msg`([^`]+)`|<Trans>([^<]+)<\/Trans>/g;
/** The id that Lingui gives to a text, by which it orders a catalogue. */
const idOf = (text) => createHash('sha256').update(`${text}\u001F`).digest('base64').slice(0, 6);
const compare = (a, b) => a.localeCompare(b, 'en');

/** The texts in the modules of a package, each with the modules that have it. */
export function textsIn(files) {
  const origins = new Map();
  for (const [path, text] of files.filter(
    ([name]) => /^src\/.*\.tsx?$/.test(name) && !/\.(?:test|stories)\./.test(name),
  ))
    for (const [, message, inElement] of text.matchAll(macro)) {
      const key = message ?? inElement;
      origins.set(key, new Set([...(origins.get(key) ?? []), path]));
    }
  return [...origins].sort(([a], [b]) => compare(idOf(a), idOf(b)));
}

/** A catalogue of these texts, as `i18n:extract` writes it. */
export function catalogue(locale, texts, translate) {
  const header = [
    `POT-Creation-Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')}+0000`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    'X-Generator: @lingui/cli',
    `Language: ${locale}`,
  ];
  const entries = texts.map(([text, origins]) =>
    [
      ...[...origins].sort(compare).map((path) => `#: ${path}`),
      `msgid ${JSON.stringify(text)}`,
      `msgstr ${JSON.stringify(translate(text))}`,
    ].join('\n'),
  );
  return `msgid ""\nmsgstr ""\n${header.map((line) => `"${line}\\n"`).join('\n')}\n\n${entries.join('\n\n')}\n`;
}
