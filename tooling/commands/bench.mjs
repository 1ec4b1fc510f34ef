import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeSection } from '@my-air/bench';

import { benches } from './benches.mjs';
import { root, run, step, turbo } from './run.mjs';

// `npm run bench`: every bench, one after the other, with the results in docs/performance.md. `npm run bench -- kit`
// runs one. It fails when a figure is past its limit.
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are:`);
  for (const [name, { what }] of Object.entries(benches)) console.error(`${name.padEnd(18)} ${what}`);
  process.exit(1);
}

const page = join(root, 'docs/performance.md');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  for (const name of names.length > 0 ? names : Object.keys(benches)) {
    const bench = benches[name];
    step(`${name}: ${bench.what}`);
    const rowsFile = join(folder, name);
    const built = await turbo(['run', 'built', `--filter=@my-air/${bench.package}`]);
    const { code } =
      built.code === 0
        ? await run('pnpm', ['-F', `@my-air/${bench.package}`, 'run', bench.script], {
            env: { BENCH_ROWS: rowsFile },
          })
        : built;
    if (existsSync(rowsFile)) {
      const rows = readFileSync(rowsFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'apps', 'packages') ? ' and changes' : ''}`;
      const date = new Date().toISOString().slice(0, 10);
      writeFileSync(
        page,
        writeSection(readFileSync(page, 'utf8'), { name, what: bench.what, commit, date, rows }),
      );
    }
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
