import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from '@my-air/browser';

import { affected } from './affected.mjs';
import { checkPackage } from './checkPackage.mjs';
import { createChecks } from './createChecks.mjs';
import { root, run, turbo } from './run.mjs';

// What CI runs for a pull request: everything that its change can break, and nothing else.
// `node tooling/commands/pullRequest.mjs origin/main`
const base = process.argv[2] ?? 'origin/main';
const { args, folders } = affected(base, { cwd: root });
const { check, finish } = createChecks();
const quietly = (program, programArgs) => run(program, programArgs, { capture: true, quiet: true });

await check('A changeset for every package that changed', () =>
  quietly('changeset', ['status', `--since=${base}`]),
);
if (args === null) {
  console.log('No package is affected.');
  finish();
}
await check('Who imports whom', () => quietly('turbo', ['boundaries']));
await check('Unused files, exports and dependencies', () => quietly('knip', ['--config', '.knip.json']));
const browser = await findChromium();
await check('Lint, types and tests', () =>
  turbo(
    [
      'run',
      'lint',
      'typecheck',
      'test',
      'e2e',
      '--continue=dependencies-successful',
      '--concurrency=2',
      ...args,
    ],
    {
      env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE: browser.path },
    },
  ),
);
const published = folders.filter((folder) => {
  if (!folder.startsWith('packages/')) return false;
  return !JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).private;
});
if (published.length > 0) {
  const filters = published.map((folder) => `--filter=./${folder}`);
  await check('Building what is published', () => turbo(['run', 'build', 'build:types', ...filters]));
  for (const folder of published) await check(`${folder} as it is published`, () => checkPackage(folder));
}
finish();
