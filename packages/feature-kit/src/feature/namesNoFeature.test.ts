import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const foundation = ['api-client', 'feature-kit', 'i18n', 'shell', 'ui-kit'];

/** The names of the features: the packages that are tagged so. */
const features = readdirSync(packages).filter((name) => {
  const file = join(packages, name, 'turbo.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes('"feature"');
});

const toCamel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The ways in which code names a feature: its package, its id, its path, and its id as an identifier. */
function patternOf(feature: string): RegExp {
  const camel = toCamel(feature);
  const quoted = `['"\`]/?${feature}(?:/[^'"\`]*)?['"\`]`;
  const identifier = `\\b${camel}(?:Feature|Ports|Contributions)?\\b(?=\\??\\s*[:.(=,}])`;
  return new RegExp(`@my-air/${feature}\\b|${quoted}|(?<![-/'\\w])${identifier}`, 'g');
}

/** The sources of a package, without tests, stories and their helpers, and without texts. */
function sourcesOf(name: string): readonly string[] {
  return readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        /\.(tsx?|css|js)$/.test(file) &&
        !/\.(test|test-d|stories)\.|(^|\/)(testing|locales|dev)\//.test(file),
    );
}

/**
 * Words of the server's API that are also names of features: a status, a field of the user, a kind of contact,
 * the access and the screen of an authorization at a platform.
 */
const others: ReadonlySet<string> = new Set([
  "api-client/contract/channels.ts: 'moderation'",
  'api-client/contract/user.ts: agreements',
  "api-client/contract/user.ts: 'messenger'",
  'feature-kit/data/channel/answerDue.ts: moderation',
  'feature-kit/views/application/ApplicationTrack.tsx: moderation',
  "feature-kit/views/platformAuthorization.ts: 'accounts'",
  "feature-kit/views/platformAuthorization.ts: 'ai-metadata'",
  "feature-kit/views/platformAuthorization.ts: 'distribution'",
  "feature-kit/views/platformAuthorization.ts: 'marketplace'",
  'ui-kit/marks/ContactMark.tsx: messenger',
  "ui-kit/marks/ContactMark.tsx: 'messenger'",
  'ui-kit/marks/contactPaths.ts: messenger',
]);

const namesIn = (name: string) =>
  sourcesOf(name).flatMap((file) => {
    const text = readFileSync(join(packages, name, 'src', file), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    );
    return features
      .flatMap((feature) => [...text.matchAll(patternOf(feature))].map(([found]) => found.trim()))
      .map((found) => `${name}/${file}: ${found}`)
      .filter((place) => !others.has(place));
  });

test('there are features to look for', () => {
  expect(features).toEqual(expect.arrayContaining(['accounts', 'ai-metadata', 'home', 'messenger']));
  expect("import '@my-air/home'").toMatch(patternOf('home'));
  expect("to: '/home'").toMatch(patternOf('home'));
  expect('portal.home.cards').toMatch(patternOf('home'));
  expect('campaigns: { aiMetadata: name }').toMatch(patternOf('ai-metadata'));
  expect('homepage: text, isAtHome').not.toMatch(patternOf('home'));
});

test.each(foundation)('%s names no feature', (name) => {
  expect(namesIn(name)).toEqual([]);
});
