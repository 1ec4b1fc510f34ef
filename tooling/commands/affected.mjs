import { spawnSync } from 'node:child_process';

/** Files at the root, and tooling, reach every package: a change there runs everything. */
export const reachesEverything = (file) => !/^(apps|packages|docs)\//.test(file) && !file.endsWith('.md');

/**
 * The tasks that CI has to run for the change since `base`, as turbo's arguments.
 * @returns the names and folders of the packages; `args` is empty when the change reaches everything, and
 * null when nothing has to run
 */
export function affected(base, { cwd = process.cwd(), turbo = 'turbo' } = {}) {
  const git = spawnSync('git', ['diff', '--name-only', `${base}...HEAD`], { cwd, encoding: 'utf8' });
  if (git.status !== 0) throw new Error(`Cannot compare with "${base}": ${git.stderr.trim()}`);
  const files = git.stdout.split('\n').filter(Boolean);
  const isAll = files.some(reachesEverything);
  const filter = isAll ? [] : [`--filter=...[${base}]`];
  const listed = spawnSync(turbo, ['ls', ...filter, '--output=json'], { cwd, encoding: 'utf8' });
  if (listed.status !== 0) throw new Error(`turbo could not list the packages: ${listed.stderr.trim()}`);
  const { items } = JSON.parse(listed.stdout.slice(listed.stdout.indexOf('{'))).packages;
  const packages = items.map((item) => item.name).sort();
  const folders = items.map((item) => item.path).sort();
  if (isAll) return { all: true, packages, folders, args: [] };
  return {
    all: false,
    packages,
    folders,
    args: packages.length === 0 ? null : packages.map((name) => `--filter=${name}`),
  };
}
