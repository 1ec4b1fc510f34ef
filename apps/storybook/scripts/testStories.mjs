// Runs stories as tests: those of packages that changed since they last passed, in the ordinary surroundings;
// with STORIES_MATRIX=full all of them in all surroundings (.storybook/matrix.mjs), or in those that it names. `node scripts/testStories.mjs packages/home` names some.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { fullMatrix, ordinary } from '../.storybook/matrix.mjs';
import { changed, readHashes, readPassed, writePassed } from './changedPackages.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const record = `${here}node_modules/.cache/my-air/stories.json`;
const report = `${here}node_modules/.cache/my-air/report.json`;
const asked = process.argv.slice(2);

/** Runs the stories of these folders in these surroundings. */
function run({ name, globals, forcedColors }, folders) {
  console.log(`Stories, ${name}: ${folders.join(', ')}`);
  rmSync(report, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...folders.map((folder) => `${root}${folder}/`),
    ],
    {
      cwd: here,
      stdio: 'inherit',
      env: {
        ...process.env,
        STORY_GLOBALS: JSON.stringify(globals),
        ...(forcedColors && { STORY_FORCED_COLORS: '1' }),
      },
    },
  );
  return status === 0;
}

/** How many stories passed, by folder. */
function countByFolder(folders) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const count = (folder) =>
    testResults
      .filter(({ name }) => name.includes(`/${folder}/`))
      .reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
  return Object.fromEntries(folders.map((folder) => [folder, count(folder)]));
}

/** The surroundings that are asked for: `full`, or some by their names, such as `phone; uk, phone`. */
function variantsOf(matrix) {
  if (matrix === 'full') return fullMatrix;
  const names = matrix.split(';').map((name) => name.trim());
  const unknown = names.filter((name) => !fullMatrix.some((variant) => variant.name === name));
  if (unknown.length === 0) return fullMatrix.filter(({ name }) => names.includes(name));
  const known = fullMatrix.map(({ name }) => name).join('; ');
  throw new Error(`STORIES_MATRIX names "${unknown.join('; ')}". There are: full; ${known}`);
}

function runMatrix(variants) {
  const folders = asked.length > 0 ? asked : Object.keys(readHashes(root));
  const speaking = folders.filter((folder) => folder !== 'packages/ui-kit');
  const red = variants.filter((variant) => !run(variant, variant.speaks ? speaking : folders));
  if (red.length > 0) console.error(`Red in: ${red.map(({ name }) => name).join(' · ')}`);
  return red.length === 0;
}

function runChanged() {
  const hashes = readHashes(root);
  const passed = readPassed(record);
  const folders = asked.length > 0 ? asked : changed(hashes, passed);
  const resting = Object.keys(hashes).filter((folder) => !folders.includes(folder));
  const remembered = resting.reduce((sum, folder) => sum + (passed[folder]?.count ?? 0), 0);
  const isGreen = folders.length === 0 || run(ordinary, folders);
  if (isGreen && folders.length > 0 && asked.length === 0) {
    const counts = countByFolder(folders);
    const kept = resting.map((folder) => [folder, passed[folder]]);
    const fresh = folders.map((folder) => [folder, { hash: hashes[folder], count: counts[folder] }]);
    writePassed(record, Object.fromEntries([...kept, ...fresh]));
  }
  // In the runner's own words, so that `npm test` counts what rests on an earlier run too.
  if (remembered > 0 && asked.length === 0)
    console.log(
      `Unchanged since they passed: ${resting.join(', ')}\n      Tests  ${remembered} passed (${remembered})`,
    );
  return isGreen;
}

const matrix = process.env.STORIES_MATRIX;
process.exit((matrix ? runMatrix(variantsOf(matrix)) : runChanged()) ? 0 : 1);
