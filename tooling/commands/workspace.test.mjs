import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './run.mjs';
import { inPhases, readPackages, tasksOf } from './workspace.mjs';

const packages = readPackages(root);

test('the packages of the workspace are found with their tasks, and those of one kind alone where they are asked for', () => {
  expect(packages.find(({ name }) => name === '@my-air/games')).toMatchObject({
    folder: 'packages/games',
    isPublished: true,
  });
  const tasks = tasksOf(packages);
  expect(tasks).toEqual(
    expect.arrayContaining([
      '//#boundaries',
      '//#lint',
      '//#format:check',
      '@my-air/games#typecheck',
      '@my-air/portal#journeys',
      '@my-air/lint#test',
    ]),
  );
  expect(tasks.filter((task) => /#(stories|e2e)$/.test(task))).toEqual([]);
  const endToEnd = tasksOf(packages, ['e2e']);
  expect(endToEnd).toEqual(expect.arrayContaining(['@my-air/portal#e2e', '@my-air/games#e2e']));
  expect(endToEnd.filter((task) => !task.endsWith('#e2e'))).toEqual([]);
});

test('every entry of a feature is a module at the top of src, which is its face in turbo.json', () => {
  const features = packages.filter(({ folder }) =>
    readFileSync(join(root, folder, 'turbo.json'), 'utf8').includes('"feature"'),
  );
  expect(features.length).toBeGreaterThan(15);
  const entries = features.flatMap(({ folder }) => {
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.values(exports).flatMap((entry) => entry['@my-air/source'] ?? []);
  });
  expect(entries.filter((path) => !/^\.\/src\/[\w-]+\.tsx?$/.test(path))).toEqual([]);
});

test('the build that the journeys wait for comes first, then the journeys, and each task once', () => {
  const tasks = tasksOf(packages);
  const phases = inPhases(tasks);
  expect(phases[0]).toContain('@my-air/portal#build');
  expect(phases[1]).toContain('@my-air/portal#journeys');
  expect(phases.flat().toSorted()).toEqual([...tasks, '@my-air/portal#build'].toSorted());
  expect(inPhases(['@my-air/games#test'])).toEqual([['@my-air/games#test']]);
});
