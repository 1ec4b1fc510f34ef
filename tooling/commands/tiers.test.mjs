import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

import { expect, test, vi } from 'vitest';

import { checkParts } from './checkParts.mjs';
import { proofs } from './proofs.mjs';
import { root } from './run.mjs';
import { readPackages } from './workspace.mjs';

const packages = readPackages(root);
const scriptsOf = new Map(packages.map(({ folder, scripts }) => [folder, scripts]));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 << 20,
}).split('\n');
const isTest = (file) => /\.(?:test|test-d|spec|stories)\.[cm]?[jt]sx?$/.test(file);
const testFiles = files.filter((file) => isTest(file) || file.endsWith('/rehearsal.ts'));
const packageOf = (file) => file.split('/').slice(0, 2).join('/');

/** The proofs that run files below a path or by a name, beside the part of `npm run check` that may run them as well. */
const provedBy = {
  'apps/portal/hosting/*': 'hosting',
  'apps/portal/e2e/release/*': 'release',
  'apps/sandbox/test/chaos/*': 'chaos',
  'apps/sandbox/test/container/*': 'hosting',
  'apps/sandbox/test/load/*': 'load',
  'apps/sandbox/test/races/*': 'races',
  'apps/sandbox/test/translations/*': 'translations',
};

/** The files that Vitest takes by its configuration, as `npm test` does or as `npm run check` does. */
async function unitTestsOf(sample) {
  vi.stubEnv('SAMPLE', sample);
  vi.resetModules();
  const found = new Set();
  for (const config of files.filter((file) => /\/vitest\.(?:checks\.)?config\.[cm]?[jt]s$/.test(file))) {
    const folder = dirname(config);
    const { test: command } = scriptsOf.get(folder) ?? {};
    if (
      !command?.includes('vitest') ||
      command.includes('checks.config') !== config.includes('checks.config')
    )
      continue;
    const { default: settings } = await import(join(root, config));
    const { include, exclude = [] } = settings.test;
    for (const path of globSync(include, { cwd: join(root, folder), exclude: ['**/node_modules/**'] }))
      if (!exclude.some((pattern) => matchesGlob(path, pattern))) found.add(`${folder}/${path}`);
  }
  vi.unstubAllEnvs();
  return found;
}

/** The files of a package's task `e2e`: those for Playwright, and of feature-kit the packages that use it as a stranger does. */
const endToEnd = (file) =>
  /^(?:packages\/[\w-]+|apps\/portal)\/e2e\/.*\.spec\.ts$/.test(file) ||
  /^packages\/feature-kit\/fixtures\/.*\.test\.mjs$/.test(file);
const journey = (file) => /^apps\/portal\/journeys\/.*\.spec\.ts$/.test(file);

test('every test file belongs to `npm test`, to a part of `npm run check` or to a proof', async () => {
  const quick = await unitTestsOf('');
  const whole = await unitTestsOf('whole');
  const tierOf = (file) => {
    if (quick.has(file) || journey(file)) return 'test';
    // The types of these are checked with those of their package.
    if (/\.test-d\.tsx?$/.test(file) && scriptsOf.get(packageOf(file))?.typecheck) return 'test';
    const [, proof] = Object.entries(provedBy).find(([pattern]) => matchesGlob(file, pattern)) ?? [];
    if (proof) return `prove ${proof}`;
    if (whole.has(file)) return 'check';
    if (file.includes('.stories.') && scriptsOf.get(packageOf(file))?.stories) return 'check';
    if (endToEnd(file) && scriptsOf.get(packageOf(file))?.e2e) return 'check';
    if (file.startsWith('apps/storybook/visual/')) return 'check';
    return 'none';
  };
  const tiers = Object.groupBy(testFiles, tierOf);
  expect(tiers.none ?? []).toEqual([]);
  expect(tiers.test.length).toBeGreaterThan(500);
  expect(tiers.check.length).toBeGreaterThan(250);
});

test('what takes long says so by its name, and is in no quick run', async () => {
  const quick = await unitTestsOf('');
  const long = testFiles.filter((file) => file.includes('.long.test.'));
  expect(long.length).toBeGreaterThan(15);
  expect(long.filter((file) => quick.has(file))).toEqual([]);
});

test('every part of `npm run check` is a job of the workflow, and every proof that files belong to exists', () => {
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
  const [, listed] = /^ +part:\s*\[([^\]]*)\]$/m.exec(workflow);
  expect(listed.match(/[\w-]+/g)).toEqual(Object.keys(checkParts));
  expect(Object.keys(proofs)).toEqual(expect.arrayContaining(Object.values(provedBy)));
});
