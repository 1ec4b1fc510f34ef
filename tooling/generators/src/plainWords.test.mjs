import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Words that comments, test titles and documents once used for a term of the field, with that term. */
const terms = [
  [/\bstands\b(?! out\b)/i, 'is, is shown or is stored'],
  [/\bwhoever\b/i, 'the caller, or the person who'],
  [/\b(?:answers|answered) with\b/i, 'returns, resolves to or responds with'],
  [/\bsurroundings\b/i, 'options, settings or environment'],
  [/\bfor ever\b/i, 'never ends, or is never deleted'],
];

/** The lines of a file that are written for engineers: all of a document, comments and test titles of code. */
function proseOf(file, text) {
  const lines = text.split('\n').map((line, index) => ({ line, place: `${file}:${index + 1}` }));
  if (file.endsWith('.md')) return lines;
  return lines.filter(({ line }) => /^\s*(?:\/\/|\/?\*|(?:test|describe)(?:\.\w+)*\()/.test(line));
}

function idiomsOf(file, text) {
  return proseOf(file, text).flatMap(({ line, place }) =>
    terms.filter(([word]) => word.test(line)).map(([, term]) => `${place}: ${term}`),
  );
}

test('the words are found in documents, comments and titles, and in no text of the product', () => {
  expect(idiomsOf('a.md', 'It stands here.\nWhoever asks.')).toHaveLength(2);
  expect(
    idiomsOf('a.ts', "/** Answers with a list. */\n  // for ever\ntest('whoever asks', () => {"),
  ).toHaveLength(3);
  expect(idiomsOf('a.ts', 'const label = t`Offer stands until`;\n// It stands out.')).toEqual([]);
});

test('comments, test titles and documents use the terms of the field', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'apps', 'tooling', 'docs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))
    .filter((file) => !/CHANGELOG|\/locales\/|\/content\/|^\.changeset\/|plainWords/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => idiomsOf(file, readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
