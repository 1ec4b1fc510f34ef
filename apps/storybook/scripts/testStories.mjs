// Runs stories as tests. Run in the folder of a package, as its task `stories` does, it takes that package's stories in
// the ordinary settings. With STORIES_MATRIX=full it takes the stories of every package in all settings
// (.storybook/matrix.mjs), with `texts` in those where texts are measured, or in those that the variable names.
// `node scripts/testStories.mjs packages/home` names folders.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { fullMatrix, ordinary, textMatrix } from '../.storybook/matrix.mjs';
import { storyFolders } from './storyFolders.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const asked = process.argv.slice(2);

/** Runs the stories of these folders in these settings; whether all of them passed. */
function run({ name, globals, forcedColors }, folders) {
  console.log(`Stories, ${name}: ${folders.join(', ')}`);
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], {
    cwd: here,
    stdio: 'inherit',
    env: {
      ...process.env,
      STORY_FOLDERS: folders.join(','),
      STORY_GLOBALS: JSON.stringify(globals),
      ...(forcedColors && { STORY_FORCED_COLORS: '1' }),
    },
  });
  return status === 0;
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
  const folders = asked.length > 0 ? asked : storyFolders(root);
  const speaking = folders.filter((folder) => folder !== 'packages/ui-kit');
  const red = variants.filter((variant) => !run(variant, variant.speaks ? speaking : folders));
  if (red.length > 0) console.error(`Red in: ${red.map(({ name }) => name).join(' · ')}`);
  return red.length === 0;
}

const matrix = process.env.STORIES_MATRIX;
const own = [relative(root, process.cwd()).replaceAll('\\', '/')];
const isGreen = matrix ? runMatrix(variantsOf(matrix)) : run(ordinary, asked.length > 0 ? asked : own);
process.exit(isGreen ? 0 : 1);
