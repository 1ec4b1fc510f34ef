import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { withNeeded } from './parts.mjs';
import { namesOf } from './templates.mjs';
import { workspaceEdits } from './workspaceEdits.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const every = 'contract,card,badge,waiting,search,sandbox,e2e';
const edited = workspaceEdits(namesOf('quartz-lamps'), every.split(',')).map(([path]) => path);
let copy;
const inCopy = (program, ...args) =>
  execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const changed = () => inCopy('git', 'status', '--porcelain', '-uall').split('\n').filter(Boolean);
const generate = (...args) =>
  spawnSync(process.execPath, [join(root, 'tooling/generators/src/generate.mjs'), ...args], {
    env: { ...process.env, MY_AIR_ROOT: copy },
    encoding: 'utf8',
  });

// The files that a new feature changes or takes texts from.
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'my-air-generate-'));
  const files = [
    ...new Set(edited),
    '.oxfmtrc.json',
    'packages/*/src/locales/*.po',
    'packages/*/package.json',
  ];
  execFileSync('sh', ['-c', `git ls-files -z ${files.join(' ')} | xargs -0 cp --parents -t "${copy}"`], {
    cwd: root,
  });
  inCopy('git', 'init', '-q');
  inCopy('git', 'add', '-A');
  inCopy('git', '-c', 'user.name=t', '-c', 'user.email=t@example.test', 'commit', '-qm', 'base');
});
afterEach(() => {
  inCopy('git', 'checkout', '-q', '.');
  inCopy('git', 'clean', '-fdq');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  ['nothing to generate', [], /Usage/],
  ['a name in another case', ['feature', 'AdsBoost'], /kebab-case/],
  ['a name that is taken', ['feature', 'home'], /packages\/home is already there/],
  [
    'a part that is not known',
    ['feature', 'quartz-lamps', '--with', 'card,cake'],
    /cake\. It knows contract, card, badge, waiting/,
  ],
])('%s is refused with what to do, and nothing is written', (_, args, message) => {
  const { stderr, status } = generate(...args);
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
  expect(changed()).toEqual([]);
});

test('a file without the place for the feature is named, and nothing is written', () => {
  writeFileSync(join(copy, 'apps/sandbox/src/api.ts'), '// Moved elsewhere\n');
  const before = changed();
  expect(generate('feature', 'quartz-lamps', '--with', 'card').stderr).toMatch(
    /apps\/sandbox\/src\/api\.ts has no place/,
  );
  expect(changed()).toEqual(before);
});

test('what cannot be formatted is taken back', () => {
  appendFileSync(join(copy, 'apps/portal/src/features.ts'), 'const = ;\n');
  const before = changed();
  expect(generate('feature', 'quartz-lamps').status).toBe(1);
  expect(changed()).toEqual(before);
});

test('a part brings what it needs, and the sandbox answers each contract', () => {
  expect(withNeeded('badge')).toEqual(['contract', 'badge', 'sandbox']);
  expect(withNeeded('e2e')).toEqual(['e2e']);
  expect(withNeeded()).toEqual([]);
});

test('a feature without parts is a screen with its texts in five languages', () => {
  expect(generate('feature', 'quartz-lamp').stderr).toBe('');
  const texts = readFileSync(join(copy, 'packages/quartz-lamp/src/locales/uk.po'), 'utf8');
  expect(texts).toContain('msgid "Quartz lamp"\nmsgstr "Розділ «Quartz lamp»"');
  expect(texts).not.toMatch(/msgstr ""\n\n/);
  expect(changed().filter((line) => line.startsWith('??')).length).toBeLessThan(27);
  const { exports } = JSON.parse(readFileSync(join(copy, 'packages/quartz-lamp/package.json'), 'utf8'));
  expect(Object.keys(exports)).toEqual(['.', './package.json']);
});

test('a feature with all parts is named wherever a feature is named, and its author is told what is left', () => {
  const { stdout } = generate('feature', 'quartz-lamps', '--with', every);
  const lines = changed().filter((line) => line.startsWith(' M'));
  expect(lines.map((line) => line.slice(3)).sort()).toEqual([...new Set(edited)].sort());
  expect(stdout).toMatch(/pnpm pictures quartz-lamps[\s\S]*pnpm api quartz-lamps/);
});
