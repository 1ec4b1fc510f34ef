import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from '@my-air/browser';

import { checkPackage } from './checkPackage.mjs';
import { createChecks } from './createChecks.mjs';
import { root, run, turbo } from './run.mjs';

// `npm run check`: `npm test`, then what a release needs: unused code, package hygiene, sizes, the long matrices.
const { check, finish } = createChecks();
const quietly = (program, args) => run(program, args, { capture: true, quiet: true });

await check('npm test, with every broken field', () =>
  run(process.execPath, ['tooling/commands/test.mjs'], { env: { FIELDS: 'all' } }),
);
await check('Unused files, exports and dependencies (knip)', () =>
  quietly('knip', ['--config', '.knip.json']),
);
await check('Building every package', () => turbo(['run', 'build', 'build:types', '--filter=./packages/*']));
for (const name of readdirSync(join(root, 'packages'))) {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  if (!manifest.private)
    await check(`${manifest.name} as it is published`, () => checkPackage(`packages/${name}`));
}
await check('A portal made of the packages as they are published', () =>
  quietly(process.execPath, ['tooling/commands/packedPortal.mjs']),
);
await check('Sizes of the first screens', () => turbo(['run', 'bench', '--filter=@my-air/portal']));
const browser = await findChromium();
await check('End-to-end tests, every brand, scheme and language', () =>
  run('pnpm', ['-F', '@my-air/portal', 'exec', 'playwright', 'test', '--grep', '@matrix'], {
    env: { E2E_MATRIX: 'full', PLAYWRIGHT_CHROMIUM_EXECUTABLE: browser.path },
  }),
);
await check('Storybook, built and served below a path', () =>
  run('pnpm', ['-F', '@my-air/storybook', 'test:static'], {
    env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE: browser.path },
  }),
);
await check('Stories, every brand, scheme, language, width and direction', () =>
  run('pnpm', ['-F', '@my-air/storybook', 'stories'], {
    env: { STORIES_MATRIX: 'full', PLAYWRIGHT_CHROMIUM_EXECUTABLE: browser.path },
  }),
);

finish();
