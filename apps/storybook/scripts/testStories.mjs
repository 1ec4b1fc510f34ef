// Runs stories as tests. Run in the folder of a package, as its task `stories` does, it takes that package's
// stories in the ordinary setting. `STORIES=screens` takes the screens of every package in each of their settings
// (.storybook/storySettings.mjs), `STORIES=parts` all other stories; each setting is one process, because starting
// takes longer than the stories of a small package. `node scripts/testStories.mjs packages/home` names folders.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ordinary, settingsOf } from '../.storybook/storySettings.mjs';
import { storyFolders } from './storyFolders.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(here, 'node_modules', '.cache', 'my-air');
const isRun = ({ status }) => status === 'passed' || status === 'failed';

/** Runs the stories of folders in one setting; returns whether all are green, and some of each folder ran. */
function run({ name, globals, forcedColors, textSize }, folders, files) {
  const report = join(cache, `report-${process.pid}.json`);
  const { status } = spawnSync(
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
      stdio: 'inherit',
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        STORY_FOLDERS: folders.join(','),
        STORY_FILES: files,
        STORY_GLOBALS: JSON.stringify(globals),
        ...(forcedColors && { STORY_FORCED_COLORS: '1' }),
        ...(textSize && { STORY_TEXT_SIZE: String(textSize) }),
      },
    },
  );
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(report, { force: true });
  const ran = testResults.filter(({ assertionResults }) => assertionResults.some(isRun));
  const empty = folders.filter((folder) => !ran.some((file) => file.name.includes(`/${folder}/`)));
  for (const folder of empty) console.error(`No story of ${folder} ran in the setting "${name}".`);
  return status === 0 && empty.length === 0;
}

const asked = process.argv.slice(2);
const set = process.env.STORIES;
const own = relative(root, process.cwd()).replaceAll('\\', '/');
if (!set) process.exit(run(ordinary, asked.length > 0 ? asked : [own], '*.stories.tsx') ? 0 : 1);

const { files, settings } = settingsOf[set] ?? {};
if (!settings) throw new Error(`STORIES is "${set}". There are: ${Object.keys(settingsOf).join(', ')}`);
const folders = (asked.length > 0 ? asked : storyFolders(root)).filter(
  (folder) => globSync(`${folder}/{src,stories}/**/${files}`, { cwd: root }).length > 0,
);
const red = settings.filter((setting) => !run(setting, folders, files)).map(({ name }) => name);
if (red.length > 0) console.error(`Red: ${red.join(' · ')}`);
process.exit(red.length === 0 ? 0 : 1);
