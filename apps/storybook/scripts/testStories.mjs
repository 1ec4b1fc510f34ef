// Runs stories as tests. Run in the folder of a package, as its task `stories` does, it takes that package's
// stories in the ordinary settings. With STORIES_MATRIX=full it takes the stories of every package in all
// settings (.storybook/matrix.mjs), with `texts` in those where texts are measured, or in those that the
// variable names; each setting is one process, because starting takes longer than the stories of a small
// package. `node scripts/testStories.mjs packages/home` names folders.
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

/** Runs the stories of folders in one setting; returns how many passed and failed, and the verdict. */
function run({ name, globals, forcedColors }, folders, stdio) {
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
        STORY_FOLDERS: folders.join(','),
        STORY_GLOBALS: JSON.stringify(globals),
        ...(forcedColors && { STORY_FORCED_COLORS: '1' }),
      },
    },
  );
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(report, { force: true });
  const ran = testResults.filter(({ assertionResults }) => assertionResults.some(isRun));
  const empty = folders.filter((folder) => !ran.some((file) => file.name.includes(`/${folder}/`)));
  for (const folder of empty) console.error(`No story of ${folder} ran in the setting "${name}".`);
  return { passed, failed, isGreen: status === 0 && empty.length === 0, output: `${stdout}${stderr}` };
}

const isRun = ({ status }) => status === 'passed' || status === 'failed';

/** The requested settings: `full`, `texts`, or some by their names, such as `phone; uk, phone`. */
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
  const red = [];
  const sum = { passed: 0, failed: 0 };
  const all = asked.length > 0 ? asked : storyFolders(root);
  for (const variant of variants) {
    const folders = variant.speaks ? all.filter((folder) => folder !== 'packages/ui-kit') : all;
    if (folders.length === 0) continue;
    const start = performance.now();
    const { passed, failed, isGreen, output } = run(variant, folders, 'pipe');
    sum.passed += passed;
    sum.failed += failed;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const line = `${isGreen ? 'green' : 'RED  '} ${variant.name}: ${passed} passed, ${failed} failed, ${seconds} s`;
    if (!isGreen) {
      console.error(output);
      red.push(line);
    }
    console.log(line);
  }
  console.log(`Tests  ${sum.failed} failed | ${sum.passed} passed (${sum.passed + sum.failed})`);
  if (red.length > 0) console.error(`\n${red.join('\n')}`);
  return red.length === 0;
}

const matrix = process.env.STORIES_MATRIX;
const own = relative(root, process.cwd()).replaceAll('\\', '/');
const isGreen = matrix
  ? runMatrix(variantsOf(matrix))
  : run(ordinary, asked.length > 0 ? asked : [own], 'inherit').isGreen;
process.exit(isGreen ? 0 : 1);
