import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What `npm test` runs of each package. */
export const testTasks = ['lint', 'typecheck', 'test', 'stories', 'e2e'];

/** These take longest: they start first, so that nothing waits for them at the end. */
const longTasks = ['@my-air/sandbox#test', '@my-air/portal#e2e'];

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

/** Tasks in the groups that run one after the other: the long ones, with the builds that they wait for, and the others. */
export function inPhases(tasks) {
  const isLong = (task) => longTasks.includes(task);
  return [tasks.filter(isLong), tasks.filter((task) => !isLong(task))].filter(({ length }) => length > 0);
}
