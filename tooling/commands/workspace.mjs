import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The kinds of tasks that `npm test` runs. */
export const testTasks = ['lint', 'typecheck', 'test', 'journeys'];

/**
 * The tasks that start before the others, in groups that run one after the other: the build that the journeys wait for,
 * then the three longest. Turbo starts a task when all below it are done, which for these is last.
 */
const firstTasks = [
  ['@my-air/portal#build', '//#boundaries', '//#lint', '//#format:check'],
  ['@my-air/portal#journeys', '@my-air/portal#test', '@my-air/sandbox#test'],
];

/** The packages of the workspace: name, folder such as `packages/home`, scripts, and whether it is published. */
export function readPackages(root) {
  const files = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).sort();
  return files.map((file) => {
    const { name, scripts = {}, private: isPrivate } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return { name, folder: dirname(file).replaceAll('\\', '/'), scripts, isPublished: !isPrivate };
  });
}

/**
 * The tasks that these packages have, such as `@my-air/home#test`. Who imports whom, lint and the form of files are tasks of the root, over
 * all packages.
 */
export function tasksOf(packages, kinds = testTasks) {
  const own = packages.flatMap(({ name, scripts }) =>
    kinds.filter((kind) => kind !== 'lint' && scripts[kind]).map((kind) => `${name}#${kind}`),
  );
  return kinds.includes('lint') ? ['//#boundaries', '//#lint', '//#format:check', ...own] : own;
}

/** Tasks in the groups that run one after the other: those that start first where the journeys are among them, and the others. */
export function inPhases(tasks) {
  if (!tasks.includes('@my-air/portal#journeys')) return [tasks];
  return [...firstTasks, tasks.filter((task) => !firstTasks.flat().includes(task))];
}
