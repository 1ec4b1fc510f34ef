import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Files at the root, and tooling, reach every package: a change there runs everything. */
export const reachesEverything = (file) => !/^(apps|packages|docs)\//.test(file) && !file.endsWith('.md');

/**
 * What CI has to run for the change since `base`, as turbo's arguments.
 * @returns `{ all: true, args: [] }` when the change reaches everything; `args` is null when nothing has to run.
 */
export function affected(base, { cwd = process.cwd(), turbo = 'turbo' } = {}) {
  const git = spawnSync('git', ['diff', '--name-only', `${base}...HEAD`], { cwd, encoding: 'utf8' });
  if (git.status !== 0) throw new Error(`Cannot compare with "${base}": ${git.stderr.trim()}`);
  const files = git.stdout.split('\n').filter(Boolean);
  if (files.some(reachesEverything)) return { all: true, packages: null, args: [] };
  const listed = spawnSync(turbo, ['ls', `--filter=...[${base}]`, '--output=json'], { cwd, encoding: 'utf8' });
  if (listed.status !== 0) throw new Error(`turbo could not list the packages: ${listed.stderr.trim()}`);
  const packages = JSON.parse(listed.stdout.slice(listed.stdout.indexOf('{'))).packages.items.map((item) => item.name).sort();
  return { all: false, packages, args: packages.length === 0 ? null : packages.map((name) => `--filter=${name}`) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const base = process.argv[2] ?? 'origin/main';
  const { args } = affected(base);
  if (args === null) {
    console.log('Nothing to run: the change touches no package.');
  } else {
    const run = spawnSync(
      'turbo',
      ['run', 'lint', 'typecheck', 'test', 'e2e', '--continue=dependencies-successful', ...args],
      { stdio: 'inherit' },
    );
    process.exit(run.status ?? 1);
  }
}
