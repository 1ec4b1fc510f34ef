// @vitest-environment node
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { workerData } from './serviceWorker.ts';

const chunk = (fileName: string, { isEntry = false, length = 10 } = {}) =>
  ({ type: 'chunk', fileName, isEntry, code: 'x'.repeat(length) }) as Rolldown.OutputChunk;
const asset = (fileName: string, source = '') =>
  ({ type: 'asset', fileName, source }) as Rolldown.OutputAsset;

const bundleOf = (...files: (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Rolldown.OutputBundle =>
  Object.fromEntries(files.map((file) => [file.fileName, file]));

const entry = chunk('assets/index-abc.js', { isEntry: true, length: 400_000 });

test('scripts and styles are kept from the start, but no fonts and no giants other than the entry', () => {
  const bundle = bundleOf(
    entry,
    chunk('assets/screen-abc.js'),
    chunk('assets/emoji-abc.js', { length: 400_000 }),
    asset('assets/emoji-abc.css'),
    asset('assets/onest-abc.woff2'),
    asset('index.html', '<p>'),
  );
  expect(workerData(bundle, 'v1', ['/config.json'])).toMatchObject({
    entry: '/assets/index-abc.js',
    files: ['/assets/index-abc.js', '/assets/screen-abc.js', '/assets/emoji-abc.css'],
    texts: {},
    named: ['/config.json'],
  });
});

test('texts are kept by language', () => {
  const texts = [
    'assets/en-portal-v1.js',
    'assets/uk-portal-v1.js',
    'assets/en-news-v1.js',
    'assets/en-abc-other.js',
  ];
  const data = workerData(bundleOf(entry, ...texts.map((name) => chunk(name))), 'v1', []);
  expect(data.texts).toEqual({
    en: ['/assets/en-portal-v1.js', '/assets/en-news-v1.js'],
    uk: ['/assets/uk-portal-v1.js'],
  });
  expect(data.files).toEqual(['/assets/index-abc.js', '/assets/en-abc-other.js']);
});

test('the version differs with the names of the files and with the page, and with nothing else', () => {
  const versionOf = (name: string, page: string) =>
    workerData(bundleOf(entry, chunk(name), asset('index.html', page)), 'v1', []).version;
  const version = versionOf('assets/a-1.js', '<p>');
  expect(versionOf('assets/a-1.js', '<p>')).toBe(version);
  expect(versionOf('assets/a-2.js', '<p>')).not.toBe(version);
  expect(versionOf('assets/a-1.js', '<b>')).not.toBe(version);
});

test('a build without an entry is refused', () => {
  expect(() => workerData(bundleOf(chunk('assets/a-1.js')), 'v1', [])).toThrow('no entry');
});
