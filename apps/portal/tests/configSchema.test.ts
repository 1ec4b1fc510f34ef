// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { configFaults } from '@my-air/shell/testing';
import { Ajv } from 'ajv';
import { expect, test, vi } from 'vitest';

import { features } from '../src/features.ts';
import { objectSchema, settingSchemas } from './support/settingSchemas.ts';

const file = resolve(import.meta.dirname, '../public/config.schema.json');
const committed = JSON.parse(readFileSync(resolve(file, '../config.json'), 'utf8')) as Settings;
type Settings = Record<string, unknown>;

/** The comments of the settings, by their names. */
function readDescriptions(): ReadonlyMap<string, string> {
  const packages = resolve(import.meta.dirname, '../../../packages');
  const files = globSync(['feature-api/src/PortalConfig.ts', '*/src/settings.ts'], { cwd: packages });
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s+(\w+)\??:/g;
  const found = files
    .toSorted()
    .flatMap((name) => [...readFileSync(resolve(packages, name), 'utf8').matchAll(comment)])
    .map(([, text = '', name = '']) => [name, text.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()] as const);
  return new Map(found);
}

test('the schema of config.json is made of the checks that the portal itself makes', async () => {
  vi.doMock('@my-air/feature-api/settings', () => settingSchemas);
  vi.resetModules();
  const shell = await import('@my-air/shell/testing');
  const { features: described } = await import('../src/features.ts');
  const tables = [
    shell.settings,
    ...Object.values(described).flatMap((feature) => ('settings' in feature ? [feature.settings] : [])),
  ];
  // The tables hold schemas, as the words they are written in do.
  const schema = objectSchema(tables as unknown as Parameters<typeof objectSchema>[0], readDescriptions());
  const written = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The settings of the portal',
    ...schema,
  };
  const text = JSON.stringify(
    written,
    (key, value: unknown) => (key === 'isOptional' ? undefined : value),
    2,
  );
  await expect(`${text}\n`).toMatchFileSnapshot(file);
});

test('an editor finds the schema beside the settings, and both accept what is there', () => {
  expect(committed['$schema']).toBe('./config.schema.json');
  expect(isAccepted(committed)).toBe(true);
  expect(configFaults(committed, Object.values(features))).toEqual([]);
});

// Of a list only its elements are wrong, which a value put in its place shows as well.
const wrong = [
  undefined,
  null,
  '',
  'words',
  'ftp://my-air.test',
  'https://my-air.test',
  0,
  -1,
  1.5,
  true,
  [],
  [1],
  {},
];
const paths = [...pathsIn(committed)].filter(([first]) => first !== '$schema');

test('the schema and the portal refuse the same settings, whichever of them is wrong', () => {
  let refused = 0;
  for (const path of paths) {
    for (const value of wrong) {
      const settings = withValue(committed, path, value);
      const faults = configFaults(settings, Object.values(features));
      expect({ path, value, isRight: isAccepted(settings) }).toEqual({
        path,
        value,
        isRight: faults.length === 0,
      });
      if (faults.length > 0) refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(paths.length * 5);
});

const check = new Ajv({ formats: { uri: true } }).compile(JSON.parse(readFileSync(file, 'utf8')) as object);
function isAccepted(settings: unknown): boolean {
  // As a file holds them: what is undefined is not there.
  return check(JSON.parse(JSON.stringify(settings)));
}

function* pathsIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, name]);
}

function withValue(settings: Settings, path: readonly string[], value: unknown): Settings {
  const [name = '', ...deeper] = path;
  return {
    ...settings,
    [name]: deeper.length > 0 ? withValue(settings[name] as Settings, deeper, value) : value,
  };
}
