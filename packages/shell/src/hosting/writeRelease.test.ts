// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { writeRelease } from './writeRelease.ts';

const script = `export const words = '${'channel '.repeat(200)}';`;
const page = (name: string) =>
  `<html><head><style nonce="x">b{}</style><script nonce="x">run()</script></head><body>${name}` +
  `<script type="module" src="/assets/${name}.js"></script><script type="application/json" id="settings">{}</script></body></html>`;
const settings = {
  apiUrl: 'https://api.example.com/v1',
  identityProvider: { authorizeUrl: 'https://id.example.com/authorize' },
  monitoring: { dsn: 'https://key@errors.example.com/7' },
};

/** A folder with the files of a build. */
function build(name: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const all = {
    'index.html': page(name),
    'config.json': JSON.stringify(settings),
    [`assets/${name}.js`]: script + name,
    'assets/shared.js': script,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const newSite = () => mkdtempSync(join(tmpdir(), 'site-'));
const assetsOf = (site: string) => readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));

test('a second release leaves the first as it is, and its files with a hash stay beside those of the second', async () => {
  const site = newSite();
  const first = await writeRelease({ build: build('one'), site, keep: 2 });
  const second = await writeRelease({ build: build('two'), site, keep: 2 });
  expect(second.version).not.toBe(first.version);
  expect(assetsOf(site)).toEqual(['one.js', 'shared.js', 'two.js']);
  expect(readFileSync(join(site, 'releases', first.version, 'index.html'), 'utf8')).toBe(page('one'));
  expect(readFileSync(join(site, 'releases', second.version, 'index.html'), 'utf8')).toBe(page('two'));
  for (const file of ['nginx-http.conf', 'release.caddy']) {
    const text = readFileSync(join(site, 'server', file), 'utf8');
    expect(text).toContain(second.version);
    expect(text).not.toContain(first.version);
  }
});

test('releases that are not kept go with the files that only they name, and an older one can come back', async () => {
  const site = newSite();
  const [one, two, three] = [build('one'), build('two'), build('three')];
  const first = await writeRelease({ build: one, site, keep: 2 });
  const second = await writeRelease({ build: two, site, keep: 2 });
  expect(await writeRelease({ build: one, site, keep: 2 })).toEqual({ version: first.version, removed: [] });
  const third = await writeRelease({ build: three, site, keep: 2 });
  expect(third.removed).toEqual([second.version]);
  expect(assetsOf(site)).toEqual(['one.js', 'shared.js', 'three.js']);
  expect(readdirSync(join(site, 'releases')).toSorted()).toEqual([first.version, third.version].toSorted());
});

test('each file that compressing pays for has both forms beside it', async () => {
  const site = newSite();
  await writeRelease({ build: build('one', { 'assets/face.woff2': script }), site, keep: 2 });
  const read = (name: string) => readFileSync(join(site, 'assets', name));
  expect(brotliDecompressSync(read('shared.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('shared.js.gz')).toString()).toBe(script);
  expect(existsSync(join(site, 'assets/face.woff2.br'))).toBe(false);
});

test('the policy allows what is within the pages, by its hash, and the origins that the settings name', async () => {
  const site = newSite();
  await writeRelease({ build: build('one'), site, keep: 2, reportTo: '/csp' });
  const text = readFileSync(join(site, 'server/release.caddy'), 'utf8');
  const directive = (name: string) => new RegExp(`[ "]${name} ([^;"]*)`).exec(text)?.[1]?.split(' ');
  // openssl dgst -sha256 -binary | openssl base64
  const hashes = [
    // Of an empty element.
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
    "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
  ];
  expect(directive('script-src')).toEqual(["'self'", ...hashes]);
  expect(directive('connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
    'https://id.example.com',
    'https://errors.example.com',
  ]);
  expect(directive('form-action')).toEqual(["'self'", 'https://id.example.com']);
  expect(directive('report-uri')).toEqual(['/csp']);
});

test.each([
  ['a source map', { 'assets/one.js.map': '{}' }, 'assets/one.js.map is a source map'],
  ['another file under a name that is served', { 'assets/shared.js': 'other' }, 'must never change'],
])('a build with %s is refused, and what is served stays', async (_, files, reason) => {
  const site = newSite();
  await writeRelease({ build: build('one'), site, keep: 2 });
  const before = readFileSync(join(site, 'server/nginx-http.conf'), 'utf8');
  await expect(writeRelease({ build: build('two', files), site, keep: 2 })).rejects.toThrow(reason);
  expect(readFileSync(join(site, 'server/nginx-http.conf'), 'utf8')).toBe(before);
  expect(readFileSync(join(site, 'assets/shared.js'), 'utf8')).toBe(script);
});

test('a folder without a page or settings, and fewer than two releases, are refused', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  await expect(writeRelease({ build: empty, site: newSite(), keep: 2 })).rejects.toThrow('no index.html');
  writeFileSync(join(empty, 'index.html'), page('one'));
  await expect(writeRelease({ build: empty, site: newSite(), keep: 2 })).rejects.toThrow('no config.json');
  await expect(writeRelease({ build: build('one'), site: newSite(), keep: 1 })).rejects.toThrow('at least 2');
});
