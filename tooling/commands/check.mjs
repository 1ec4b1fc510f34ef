import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from '@my-air/browser';

import { root, run, step, turbo } from './run.mjs';

// `npm run check`: `npm test`, then what a release needs: unused code, package hygiene, sizes, the long matrices.
const red = [];
async function check(name, work) {
  step(name);
  const { code, output = '' } = await work();
  if (code !== 0) {
    red.push(name);
    console.error(output);
  }
}
const quietly = (program, args, options) => run(program, args, { capture: true, quiet: true, ...options });

/** Packs a package as a stranger would get it, and asks publint and attw what they think of it. */
async function checkPackage(folder) {
  const packed = mkdtempSync(join(tmpdir(), 'my-air-pack-'));
  try {
    const pack = await quietly('pnpm', ['-C', folder, 'pack', '--pack-destination', packed]);
    if (pack.code !== 0) return pack;
    const tarball = join(packed, readdirSync(packed)[0]);
    const results = [
      await quietly('publint', [tarball, '--strict']),
      await quietly('attw', [tarball, '--profile', 'esm-only']),
    ];
    return results.find((result) => result.code !== 0) ?? { code: 0 };
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

await check('npm test', () => run(process.execPath, ['tooling/commands/test.mjs']));
await check('Unused files, exports and dependencies (knip)', () => quietly('knip', ['--config', '.knip.json']));
await check('Building every package', () => turbo(['run', 'build', 'build:types', '--filter=./packages/*']));
for (const name of readdirSync(join(root, 'packages'))) {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  if (!manifest.private) await check(`${manifest.name} as it is published`, () => checkPackage(`packages/${name}`));
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
  run('pnpm', ['-F', '@my-air/storybook', 'test'], {
    env: { STORIES_MATRIX: 'full', PLAYWRIGHT_CHROMIUM_EXECUTABLE: browser.path },
  }),
);

step(red.length === 0 ? 'All is green' : `Red: ${red.join(' · ')}`);
process.exit(red.length === 0 ? 0 : 1);
