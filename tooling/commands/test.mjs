import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from '@my-air/browser';

import { endOfLog, failedTasks } from './failedLogs.mjs';
import { root, run, step, turbo } from './run.mjs';
import { readRecord, runRecords } from './runRecords.mjs';
import { closingLine, countAllTests } from './testCounts.mjs';
import { testTasks } from './turboPlan.mjs';

// `npm test`: everything a change must pass, each part taken from turbo's cache when nothing it reads has changed.
step('Looking for a browser');
const browser = await findChromium().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(`        Chromium (${browser.from})`);

step('Checking who imports whom');
const boundaries = await run('turbo', ['boundaries'], { capture: true, quiet: true });
if (boundaries.code !== 0) console.error(boundaries.output);

step(`Running ${testTasks.join(', ')}`);
const { code } = await turbo(
  ['run', ...testTasks, '--continue=dependencies-successful', '--concurrency=2', '--summarize'],
  {
    env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE: browser.path },
  },
);

if (code !== 0) tellFailures();
const total = countAllTests(root, ['test', 'stories', 'e2e']);
const isRed = code !== 0 || boundaries.code !== 0 || total.flaky > 0;
if (total.flaky > 0) console.log(`${total.flaky} flaky: passed only when they were run again`);
step(isRed ? 'Something is red; the messages are above' : 'All is green');
console.log(closingLine(total, isRed));
process.exit(isRed ? 1 : 0);

/** Repeats at the end what each failed task printed last: in a long run its messages are far above. */
function tellFailures() {
  const [newest] = runRecords(root);
  for (const { name, logFile } of newest ? failedTasks(readRecord(newest)) : []) {
    step(`Failed: ${name}`);
    const file = join(root, logFile);
    if (existsSync(file)) console.log(endOfLog(readFileSync(file, 'utf8')).join('\n'));
  }
}
