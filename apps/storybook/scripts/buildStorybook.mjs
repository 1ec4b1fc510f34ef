// Builds the Storybook that opens anywhere, in apps/storybook/storybook-static, and says how long it took.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status === 0) return;
  // Of what went well nobody has to read.
  console.error(stdout + stderr);
  process.exit(status ?? 1);
}

// Stories speak five languages; after a fresh clone their catalogues are not compiled yet.
run('turbo', ['run', 'i18n:compile', '--output-logs=errors-only'], root);
const start = performance.now();
run(
  process.execPath,
  ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', 'storybook-static'],
  here,
);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `Storybook stands in apps/storybook/storybook-static after ${seconds} s; any file server shows it.`,
);
