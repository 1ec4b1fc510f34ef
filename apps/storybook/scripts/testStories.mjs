// Runs stories as tests, folder by folder. Run in the folder of a package, as its task `stories` does, it takes that
// package's stories in the ordinary settings. With STORIES_MATRIX=full it takes the stories of every package in all
// settings (.storybook/matrix.mjs), with `texts` in those where texts are measured, or in those that the variable names.
// `node scripts/testStories.mjs packages/home` names folders.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { fullMatrix, ordinary, textMatrix } from '../.storybook/matrix.mjs';
import { storyFolders } from './storyFolders.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(here, 'node_modules', '.cache', 'my-air');
const asked = process.argv.slice(2);

/** Runs the stories of a folder in these settings: how many passed and failed, and whether that is all right. */
function run({ name, globals, forcedColors }, folder, stdio) {
  const report = join(cache, `report-${process.pid}.json`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: here,
      stdio,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        STORY_FOLDERS: folder,
        STORY_GLOBALS: JSON.stringify(globals),
        ...(forcedColors && { STORY_FORCED_COLORS: '1' }),
      },
    },
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {};
  rmSync(report, { force: true });
  if (passed + failed === 0) console.error(`No story of ${folder} ran in the setting "${name}".`);
  return { name, folder, passed, failed, isGreen: status === 0 && passed > 0, output: `${stdout}${stderr}` };
}

/** The settings that are asked for: `full`, `texts`, or some by their names, such as `phone; uk, phone`. */
function variantsOf(matrix) {
  if (matrix === 'full') return fullMatrix;
  if (matrix === 'texts') return textMatrix;
  const all = [...fullMatrix, ...textMatrix];
  const names = matrix.split(';').map((name) => name.trim());
  const unknown = names.filter((name) => !all.some((variant) => variant.name === name));
  if (unknown.length === 0) return all.filter(({ name }) => names.includes(name));
  const known = all.map(({ name }) => name).join('; ');
  throw new Error(`STORIES_MATRIX names "${unknown.join('; ')}". There are: full; texts; ${known}`);
}

function runMatrix(variants) {
  const lines = [];
  const red = [];
  const sum = { passed: 0, failed: 0 };
  for (const folder of asked.length > 0 ? asked : storyFolders(root)) {
    const start = performance.now();
    for (const variant of variants.filter(({ speaks }) => !speaks || folder !== 'packages/ui-kit')) {
      const result = run(variant, folder, 'pipe');
      sum.passed += result.passed;
      sum.failed += result.failed;
      const line = `${result.isGreen ? 'green' : 'RED  '} ${folder} · ${variant.name}: ${result.passed} passed, ${result.failed} failed`;
      if (!result.isGreen) console.error(result.output);
      if (!result.isGreen) red.push(line);
      console.log(line);
    }
    lines.push(`${folder}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  console.log(`\n${lines.join('\n')}`);
  console.log(`Tests  ${sum.failed} failed | ${sum.passed} passed (${sum.passed + sum.failed})`);
  if (red.length > 0) console.error(`\n${red.join('\n')}`);
  return red.length === 0;
}

const matrix = process.env.STORIES_MATRIX;
const own = relative(root, process.cwd()).replaceAll('\\', '/');
const isGreen = matrix
  ? runMatrix(variantsOf(matrix))
  : (asked.length > 0 ? asked : [own])
      .map((folder) => run(ordinary, folder, 'inherit'))
      .every((result) => result.isGreen);
process.exit(isGreen ? 0 : 1);
