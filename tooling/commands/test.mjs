import { root, step } from './run.mjs';
import { runTasks } from './runTasks.mjs';
import { readPackages, tasksOf, testTasks } from './workspace.mjs';

// `npm test`: what can be known of every package within minutes. Stories, end-to-end tests and what takes long are in
// `npm run check`. A task is taken from turbo's cache when nothing that it reads has changed.
step(`Running boundaries, ${testTasks.join(', ')}`);
// A test waits for a sixth of its time: three tasks at a time keep two cores busy, two leave a fifth of them idle.
const { code } = await runTasks(tasksOf(readPackages(root)), { atOnce: 3 });
step(code === 0 ? 'All is green' : 'Something is red; the messages are above');
process.exit(code === 0 ? 0 : 1);
