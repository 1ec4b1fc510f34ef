// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { settingsOf } from '@my-air/shell/testing';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { features } from '../src/features.ts';

const file = resolve(import.meta.dirname, '../public/config.schema.json');
const committed = JSON.parse(readFileSync(resolve(file, '../config.json'), 'utf8')) as Settings;
type Settings = Record<string, unknown>;

const schema = settingsOf(Object.values(features));

test('the schema of config.json is made of the checks that the portal itself makes', async () => {
  const written = { title: 'The settings of the portal', ...toJsonSchema(schema) };
  await expect(`${JSON.stringify(written, undefined, 2)}\n`).toMatchFileSnapshot(file);
});

test('an editor finds the schema beside the settings, and both accept what is there', () => {
  expect(committed['$schema']).toBe('./config.schema.json');
  expect(isAccepted(committed)).toBe(true);
  expect(v.is(schema, committed)).toBe(true);
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
      const isRight = v.is(schema, settings);
      expect({ path, value, isRight: isAccepted(settings) }).toEqual({ path, value, isRight });
      if (!isRight) refused += 1;
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
