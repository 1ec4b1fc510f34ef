import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { featureFiles } from './featureFiles.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'my-air-generate-'));
const generate = (...args) =>
  spawnSync(process.execPath, [join(root, 'tooling/generators/src/generate.mjs'), ...args], {
    env: { ...process.env, MY_AIR_ROOT: copy },
    encoding: 'utf8',
  });
// The tools that run here must not believe that they are under test themselves.
const { NODE_ENV: _mode, VITEST: _vitest, ...environment } = process.env;
/**
 * The quick run checks the feature with the packages installed here; the portal is built by the whole run.
 */
const isWhole = process.env.SAMPLE === 'whole';
/** The files that a new feature changes or is compared with; the build needs the rest as well. */
const needed = isWhole ? '' : 'apps/portal/src apps/*/package.json packages/*/package.json';
/** The feature whose dependencies are those of a new one. */
const similar = join(root, 'packages/games');
const feature = join(copy, 'packages/coffee-corner');
const runIn = (cwd, program, ...args) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe', env: environment });
const runInFeature = (program, ...args) =>
  runIn(feature, join(feature, 'node_modules/.bin', program), ...args);
const inCopy = (program, ...args) => runIn(copy, program, ...args);

beforeAll(() => {
  execFileSync(
    'sh',
    ['-c', `git ls-files -z ${needed} | xargs -0 cp --parents -t "${copy}" 2>/dev/null || true`],
    {
      cwd: root,
    },
  );
  inCopy('git', 'init', '-q');
  inCopy('git', 'add', '-A');
  inCopy('git', '-c', 'user.name=t', '-c', 'user.email=t@example.test', 'commit', '-qm', 'base');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a bad or taken name is refused with what to do', () => {
  expect(generate('feature', 'AdsBoost').stderr).toMatch(/kebab-case/);
  expect(generate('feature', 'home').stderr).toMatch(/already there/);
  expect(generate().stderr).toMatch(/Usage/);
});

test('a new feature changes two lines of the portal', () => {
  const result = generate('feature', 'coffee-corner');
  expect(result.stderr).toBe('');
  const added = inCopy('git', 'diff', '--numstat', '--', 'apps/portal/src')
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number));
  const lines = added.reduce((sum, [plus]) => sum + plus, 0);
  expect(lines).toBe(2);
});

test('a new feature has at most 14 files', () => {
  expect(featureFiles('coffee-corner').length).toBeLessThanOrEqual(14);
});

test('a new feature asks for nothing that a feature here does not have', () => {
  const namesOf = (manifest) =>
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies });
  const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const known = namesOf(manifestOf(similar));
  expect(namesOf(manifestOf(feature)).filter((name) => !known.includes(name))).toEqual([]);
});

test.skipIf(isWhole)(
  'the texts of a new feature compile in every language, and its types fit those of the packages here',
  () => {
    symlinkSync(join(similar, 'node_modules'), join(feature, 'node_modules'), 'dir');
    runInFeature('lingui', 'extract', '--clean');
    for (const locale of ['uk', 'es', 'ru', 'pt']) translate(locale);
    runIn(feature, process.execPath, join(root, 'tooling/build/compileTexts.mjs'));
    expect(runInFeature('tsc', '-p', '.')).toBe('');
  },
);

test.runIf(isWhole)('a new feature is installed, checked and built, and the portal builds with it', () => {
  inCopy('pnpm', 'install', '--offline', '--no-frozen-lockfile', '--ignore-scripts');
  inCopy('pnpm', '-F', '@my-air/coffee-corner', 'i18n:extract');
  for (const locale of ['uk', 'es', 'ru', 'pt']) translate(locale);
  inCopy('pnpm', '-F', '@my-air/coffee-corner', 'i18n:compile');
  // Everything but the new feature and the portal is already built here; a stranger would build it first.
  for (const name of readdirSync(join(root, 'packages'))) {
    const dist = join(root, 'packages', name, 'dist');
    if (existsSync(dist)) cpSync(dist, join(copy, 'packages', name, 'dist'), { recursive: true });
  }
  for (const name of ['portal', ...readdirSync(join(root, 'packages')).map((p) => `../packages/${p}`)]) {
    const locales = join(root, 'apps', name, 'src/locales');
    if (existsSync(locales)) cpSync(locales, join(copy, 'apps', name, 'src/locales'), { recursive: true });
  }
  inCopy('pnpm', '-F', '@my-air/coffee-corner', 'typecheck');
  inCopy('pnpm', '-F', '@my-air/coffee-corner', 'test');
  inCopy('pnpm', '-F', '@my-air/coffee-corner', 'build');
  inCopy('pnpm', '-F', '@my-air/portal', 'exec', 'tsc', '-p', '.');
  inCopy('pnpm', '-F', '@my-air/portal', 'build');
  const assets = readdirSync(join(copy, 'apps/portal/dist/assets'));
  expect(
    assets.some((file) =>
      readFileSync(join(copy, 'apps/portal/dist/assets', file)).includes('/coffee-corner'),
    ),
  ).toBe(true);
});

function translate(locale) {
  const path = `packages/coffee-corner/src/locales/${locale}.po`;
  inCopy(
    'sed',
    '-i',
    `s/msgstr ""$/msgstr "${locale}: translated"/;1,/^$/s/msgstr "${locale}: translated"/msgstr ""/`,
    path,
  );
}
