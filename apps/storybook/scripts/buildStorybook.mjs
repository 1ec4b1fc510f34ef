// Builds the Storybook that opens anywhere, in apps/storybook/storybook-static, and prints how long it took.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a program quietly; its output matters only after a failure. */
function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 });
  return { isGreen: status === 0, output: `${stdout}${stderr}` };
}

// Stories are shown in five languages; after a fresh clone their catalogues are not compiled yet. An
// incomplete translation fails `npm test`, but not the build for designers.
const compiled = run(
  'turbo',
  ['run', 'i18n:compile', '--continue=always', '--output-logs=errors-only'],
  root,
);
if (!compiled.isGreen) console.warn('Some texts are not translated yet: npm test says which.');

const start = performance.now();
const built = run(
  process.execPath,
  ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', 'storybook-static'],
  here,
);
if (!built.isGreen) {
  console.error(compiled.output + built.output);
  process.exit(1);
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Storybook is in apps/storybook/storybook-static after ${seconds} s; any file server shows it.`);
