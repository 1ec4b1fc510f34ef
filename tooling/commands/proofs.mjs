import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { findChromium, findFirefox, hasWebKit } from '@my-air/browser';

import { root, run, turbo } from './run.mjs';
import { readPackages } from './workspace.mjs';

const whole = { SAMPLE: 'whole' };
const inPackage = (name, ...args) => ({ program: 'pnpm', args: ['-F', `@my-air/${name}`, ...args] });
const vitest = (name, ...files) => ({
  ...inPackage(name, 'exec', 'vitest', 'run', ...files),
  env: whole,
});
const playwright = (config, env = {}) => ({
  ...inPackage('portal', 'exec', 'playwright', 'test', '--config', config),
  env: { ...whole, ...env },
  needsPortal: true,
});

/** The end-to-end tests of a package, every case; the build of the portal includes those of all features. */
const endToEnd = (name, env = {}) => ({
  ...inPackage(name, 'e2e'),
  env: { ...whole, ...env },
  needsPortal: true,
});
const packagesWithEndToEndTests = readPackages(root)
  .filter(({ scripts }) => scripts.e2e?.includes('runTests'))
  .map(({ name }) => name.replace('@my-air/', ''));

/** Lines of the output that say counts, such as `PostgreSQL: 200 kills, 0 differences`. */
const linesWith = (pattern) => (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => pattern.test(line));
/** The lines in which Vitest and Playwright count their tests. */
const testLines = linesWith(/^\s*(Tests\s|\d+ passed)/);

/**
 * The long proofs, each at most 40 minutes on two cores: its statement, the commands that run one after the
 * other, and the lines of their output that are its counts; without such lines, those in which the runner counts its tests.
 */
export const proofs = {
  chaos: {
    what: 'Processes are killed and connections cut while users write: nothing that was acknowledged is lost or done twice',
    commands: [
      inPackage('sandbox', 'chaos', '--database', 'embedded'),
      inPackage('sandbox', 'chaos', '--database', 'postgres'),
    ],
    counts: linesWith(/ differences, /),
  },
  steps: {
    what: 'Every write is stopped at each of its steps, and done once when it is sent again',
    commands: [vitest('sandbox', 'interrupted')],
  },
  outbox: {
    what: 'Pages and browsers are killed 400 times while messages with files leave: with keys each arrives once and in order, without keys none is lost and each of unknown fate is marked',
    commands: [{ ...endToEnd('messenger', { OUTBOX_KILLS: '200' }), file: 'outbox.spec.ts' }],
    counts: linesWith(/^outbox /),
  },
  once: {
    what: 'A write is pressed until it is done, however its tries end, in one tab, in two and over a reload: it is done once',
    commands: [
      vitest('feature-kit', 'src/data/writes'),
      vitest('sandbox', 'src/http/sentTwice.long.test.ts'),
      { ...endToEnd('portal'), file: 'twoTabs.spec.ts' },
    ],
  },
  translations: {
    what: '50,000 videos in 4 languages are translated and undone while the process is killed: every translation and its price once',
    commands: [
      inPackage('sandbox', 'translations', '--database', 'postgres'),
      inPackage('sandbox', 'translations', '--database', 'embedded'),
    ],
    counts: linesWith(/"once"|faults/),
  },
  races: {
    what: 'Every write races itself, and every other that touches the same table, on a PostgreSQL server',
    commands: [vitest('sandbox', 'test/races')],
  },
  'two-instances': {
    what: 'The end-to-end tests against two instances of the sandbox on one PostgreSQL server: all of the features, and of the portal those of what one feature opens in another, since its whole takes longer than 40 minutes',
    commands: packagesWithEndToEndTests.map((name) => ({
      ...endToEnd(name, { E2E_INSTANCES: '2' }),
      ...(name === 'portal' && { file: 'e2e/ports' }),
    })),
  },
  load: {
    what: '500 users poll, read and write for 5 minutes, at one instance and at two, on a PostgreSQL server: every call is answered, every write is there once',
    commands: [inPackage('sandbox', 'load')],
    counts: linesWith(/^load of /),
  },
  engines: {
    what: 'The scenarios on Firefox and on WebKit',
    commands: [playwright('playwright.engines.config.ts')],
    prepare: findMissingEngines,
  },
  release: {
    what: 'The next release, in a clone and against a registry of its own: what stopped half way is done once when it is repeated, and a portal that one command made takes a patch, a rollback and a canary, and no breaking release',
    commands: [{ ...playwright('playwright.release.config.ts'), needsPortal: false }],
    counts: linesWith(/^release /),
  },
  hosting: {
    what: 'The portal as files, from nginx and from Caddy with the committed configurations: headers, caching, sign-in, a release with a page open',
    commands: [
      playwright('playwright.hosting.config.ts'),
      { ...vitest('sandbox', 'test/container', '--disable-console-intercept'), needsPortal: true },
    ],
    prepare: () =>
      tellMissing(
        ['nginx', 'caddy'].filter((name) => !findServer(name)),
        'apt-get install',
      ),
  },
};

async function findMissingEngines() {
  const missing = [];
  if (!(await findFirefox())) missing.push('firefox');
  if (!(await hasWebKit())) missing.push('webkit');
  return tellMissing(missing, 'npx playwright install');
}

/** The path of a server, which is often outside of the path of a user. */
function findServer(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Of two programs, those that are not installed, on which nothing would run: in CI they fail the proof. */
function tellMissing(missing, install) {
  for (const name of missing)
    console.warn(`Not installed, so nothing runs on it: ${name}. Install it with: ${install} ${name}`);
  return missing.length === 2 || (missing.length > 0 && process.env.CI) ? 1 : 0;
}

/** Runs a proof. @returns whether it holds, and its counts in words */
export async function runProof({ commands, counts = testLines, prepare }, { quiet = false } = {}) {
  let isHeld = !(await prepare?.());
  const output = [];
  const { path } = await findChromium();
  for (const { program, args, env, file, needsPortal } of isHeld ? commands : []) {
    if (needsPortal) {
      const built = await turbo(['run', '@my-air/portal#build']);
      if (built.code !== 0) return { isHeld: false, counts: 'the portal could not be built' };
    }
    const result = await run(program, file ? [...args, file] : args, {
      capture: true,
      quiet,
      env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE: path, ...env },
    });
    if (result.code !== 0) isHeld = false;
    output.push(result.output);
  }
  const lines = counts(output.join('\n')).map((line) => line.trim().replaceAll('|', '/'));
  return { isHeld, counts: lines.join('; ') };
}
