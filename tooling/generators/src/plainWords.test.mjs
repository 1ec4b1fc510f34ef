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

/** The files with prose for engineers, as paths from the root. */
function listFiles() {
  return execFileSync('git', ['ls-files', 'packages', 'apps', 'tooling', 'docs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))
    .filter((file) => !/CHANGELOG|\/locales\/|\/content\/|^\.changeset\/|plainWords/.test(file));
}

test('comments, test titles and documents use the terms of the field', () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => idiomsOf(file, readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});

/** Turns that comments had by the hundred, and how many are left; the numbers only go down. */
const turns = [
  { turn: 'a comment that begins with "What" instead of naming the thing', pattern: /^\W*What\b/, most: 20 },
  {
    turn: 'a comment that calls a user, a creator or a colleague somebody',
    pattern: /\b(?:the person|somebody|nobody|whoever)\b/i,
    most: 10,
  },
];

test.each(turns)('at most $most lines have $turn', ({ pattern, most }) => {
  const lines = listFiles()
    .filter((file) => !file.endsWith('.md'))
    .flatMap((file) => proseOf(file, readFileSync(`${root}${file}`, 'utf8')))
    .filter(({ line }) => /^\s*(?:\/\/|\/?\*)/.test(line) && pattern.test(line));
  expect(lines.slice(most)).toEqual([]);
});
