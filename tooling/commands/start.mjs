import { spawn } from 'node:child_process';

import { endWith, root, step, turbo } from './run.mjs';

// `npm start`: builds what changed since last time, then starts the sandbox, which serves the portal.
step('Building the portal and its packages');
const build = await turbo(['run', 'build', '--filter=@my-air/portal']);
if (build.code !== 0) {
  console.error('The build failed; its message is above. `npm run check` prints more.');
  process.exit(build.code);
}
step('Starting the sandbox');
endWith([
  spawn(process.execPath, ['apps/sandbox/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  }),
]);
