import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The kinds of tasks that `npm test` runs of each package. */
export const testTasks = ['lint', 'typecheck', 'test', 'stories', 'e2e'];

/**
 * The tasks that take longest, which start before the others: the sandbox's tests beside the builds, and then the
 * end-to-end tests, each of which keeps two cores busy.
 */
const longTasks = ['@my-air/sandbox#test', '@my-air/portal#e2e'];
const buildOf = { '@my-air/portal#e2e': '@my-air/portal#build' };

/** The packages of the workspace: name, folder such as `packages/home`, scripts, and whether it is published. */
export function readPackages(root) {
  const files = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).sort();
  return files.map((file) => {
    const { name, scripts = {}, private: isPrivate } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return { name, folder: dirname(file).replaceAll('\\', '/'), scripts, isPublished: !isPrivate };
  });
}

/** The tasks that these packages have, such as `@my-air/home#test`, with the root's own check of who imports whom. */
export function tasksOf(packages, kinds = testTasks) {
  const own = packages.flatMap(({ name, scripts }) =>
    kinds.filter((kind) => scripts[kind]).map((kind) => `${name}#${kind}`),
  );
  return kinds.includes('lint') ? ['//#boundaries', ...own] : own;
}

/** Tasks in the groups that run one after the other: each long one, with the build that the next waits for, and the others. */
export function inPhases(tasks) {
  const long = longTasks.filter((task) => tasks.includes(task));
  const phases = long.map((task, place) => [task, buildOf[long[place + 1]]].filter(Boolean));
  return [...phases, tasks.filter((task) => !long.includes(task))].filter(({ length }) => length > 0);
}
