import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { filesOf, namesOf } from './templates.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
const { repository, license } = read('package.json');
const published = readdirSync(`${root}/packages`)
  .map((folder) => [folder, read(`packages/${folder}/package.json`)])
  .filter(([, manifest]) => !manifest.private);

/** The fields that the page of a package in a registry shows, and a version whose range a patch satisfies. */
const completeManifest = (folder) => ({
  name: `@my-air/${folder}`,
  license,
  repository: { ...repository, directory: `packages/${folder}` },
  description: expect.stringMatching(/^\S.{20,139}[^.\s]$/),
  keywords: expect.arrayContaining(['my-air', 'creators']),
  version: expect.not.stringMatching(/^0\.0\./),
  sizeBudget: expect.any(Number),
});

test.each(published)(
  '%s says what it is, where its source is, and how it may be used',
  (folder, manifest) => {
    expect(manifest).toMatchObject(completeManifest(folder));
    expect(existsSync(`${root}/packages/${folder}/README.md`)).toBe(true);
  },
);

const features = readdirSync(`${root}/packages`).filter((folder) =>
  existsSync(`${root}/packages/${folder}/src/feature.ts`),
);

test.each(features)('the README of %s begins with a picture of it', (folder) => {
  const [, file] = /^# .+\n\n!\[[^\]]{3,}\]\(\.\/(.+)\)\n/.exec(
    readFileSync(`${root}/packages/${folder}/README.md`, 'utf8'),
  );
  expect(statSync(`${root}/packages/${folder}/${file}`).size).toBeGreaterThan(5_000);
});

test('a generated feature says so, too', () => {
  const files = new Map(filesOf('feature', namesOf('coffee-corner'), []));
  expect(JSON.parse(files.get('package.json'))).toMatchObject(completeManifest('coffee-corner'));
});

test('every description is of one package alone', () => {
  const descriptions = published.map(([, { description }]) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
