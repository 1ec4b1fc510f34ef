import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The kinds of tasks that `npm test` runs. */
export const testTasks = ['lint', 'typecheck', 'test', 'journeys'];

const build = '@my-air/portal#build';
/** The tasks that run before all others: the journeys wait for the build, and lint keeps a core busy beside it. */
const firstTasks = [build, '//#boundaries', '//#lint', '//#format:check'];
const journeys = '@my-air/portal#journeys';
/** The longest of the others. Turbo starts a task when all below it are done, which for these is last. */
const longTasks = ['@my-air/portal#test', '@my-air/sandbox#test'];

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

/**
 * The order of tasks: those that run first, and the rows that run beside each other after them, each of groups one after
 * the other. The journeys wait for most of their time, so that they are a row of their own.
 */
export function inOrder(tasks) {
  if (!tasks.includes(journeys)) return { first: [], rows: [[tasks]] };
  const placed = [...firstTasks, ...longTasks, journeys];
  return {
    first: firstTasks.filter((task) => task === build || tasks.includes(task)),
    rows: [
      [[journeys]],
      [longTasks.filter((task) => tasks.includes(task)), tasks.filter((task) => !placed.includes(task))],
    ],
  };
}
