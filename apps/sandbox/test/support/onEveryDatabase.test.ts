import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { drawPlaces, places, servers } from './onEveryDatabase.ts';

const application = fileURLToPath(new URL('../..', import.meta.url));
const drawn = globSync('{src,test}/**/*.test.ts', { cwd: application })
  .map((file) => readFileSync(join(application, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/^(onEvery|raceOnEvery)Database\('([^']+)',/gm)])
  .map(([, how, title = '']) => ({ title, at: drawPlaces(title, how === 'onEvery' ? places : servers) }));

test('each file that can run on every database runs on one', () => {
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter(({ at }) => at.length !== 1)).toEqual([]);
});

test.each(places)('several files run on: %s', (place) => {
  expect(drawn.filter(({ at }) => at.includes(place)).length).toBeGreaterThan(3);
});

test('what happens at the same time is tested on a server', () => {
  expect(drawPlaces('anything', servers)).not.toContain('embedded');
});
