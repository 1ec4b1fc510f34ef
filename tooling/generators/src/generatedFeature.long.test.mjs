import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// The tools that run here must not believe that they are under test themselves.
const { NODE_ENV: _mode, VITEST: _vitest, SAMPLE: _sample, ...environment } = process.env;

describe.each([
  ['quartz-lamps', ['--with', 'contract,card,badge,waiting,search,sandbox,e2e']],
  ['quartz-lamp', []],
])('a generated feature as it is, %s %j', (name, parts) => {
  const copy = mkdtempSync(join(tmpdir(), 'my-air-generated-'));
  const run = (program, ...args) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: copy,
      encoding: 'utf8',
      env: environment,
    });
    return status === 0 ? '' : `${stdout}\n${stderr}`.slice(-5000);
  };
  const vitest = (folder, ...files) => run('pnpm', '--dir', folder, 'exec', 'vitest', 'run', ...files);

  const prepare = (...command) => {
    const failure = run(...command);
    if (failure) throw new Error(failure);
  };

  beforeAll(() => {
    execFileSync('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t "${copy}"`], { cwd: root });
    run('git', 'init', '-q');
    prepare('pnpm', 'install', '--offline', '--frozen-lockfile', '--ignore-scripts');
    prepare('pnpm', 'gen', 'feature', name, ...parts);
    prepare('pnpm', 'install', '--offline', '--no-frozen-lockfile', '--ignore-scripts');
    run('git', 'add', '-A');
    run('git', '-c', 'user.name=t', '-c', 'user.email=t@example.test', 'commit', '-qm', 'base');
    prepare('pnpm', 'exec', 'turbo', 'run', 'i18n:compile');
  }, 300_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('its types fit, from source', () => {
    const project = `packages/${name}`;
    expect(
      run('pnpm', 'exec', 'tsc', '-p', project, '--noEmit', '--customConditions', '@my-air/source'),
    ).toBe('');
  });

  test('lint finds nothing, and its form is that of the formatter', () => {
    expect(run('pnpm', 'exec', 'turbo', 'boundaries')).toBe('');
    const oxlint = ['oxlint', '-c', '.oxlintrc.json', '--type-aware', '--deny-warnings'];
    expect(run('pnpm', 'exec', ...oxlint, `packages/${name}`, 'apps/sandbox/src/api.ts')).toBe('');
    expect(run('pnpm', 'exec', 'oxfmt', '--check', `packages/${name}`)).toBe('');
  });

  test('extracting its texts changes nothing', () => {
    expect(run('pnpm', '-F', `@my-air/${name}`, 'i18n:extract')).toBe('');
    expect(run('git', 'diff', '--exit-code')).toBe('');
  });

  test('its tests pass', () => expect(vitest(`packages/${name}`)).toBe(''));

  // They take a feature without parts as they take one with all.
  test.runIf(parts.length > 0)('the tests pass that walk all features', () => {
    expect(vitest('tooling/generators', 'plain', 'peers', 'published')).toBe('');
    expect(vitest('tooling/commands', 'tiers', 'changesets')).toBe('');
    expect(vitest('packages/create-portal')).toBe('');
    expect(vitest('apps/conformance')).toBe('');
    expect(vitest('apps/sandbox', 'src/contracts', 'src/specification', `src/${name}`)).toBe('');
    expect(run('pnpm', '-F', '@my-air/storybook', 'test')).toBe('');
  });
});
