import { spawn } from 'node:child_process';

import { endWith, root, step, turbo } from './run.mjs';

// `npm run dev`: the portal from source with hot reload across packages, beside a sandbox that restarts on change.
step('Compiling the translations');
const compiled = await turbo(['run', 'i18n:compile']);
if (compiled.code !== 0) process.exit(compiled.code);

step('Starting the sandbox and the portal (http://localhost:5173)');
const node = (args, cwd, env = {}) =>
  spawn(process.execPath, args, { cwd: `${root}/${cwd}`, stdio: 'inherit', env: { ...process.env, ...env } });
endWith([
  node(['--conditions=@my-air/source', '--watch', '--watch-preserve-output', 'src/main.ts'], 'apps/sandbox', {
    PORTAL_ORIGIN: 'http://localhost:5173',
  }),
  node(
    [
      '--conditions=@my-air/source',
      'node_modules/vite/bin/vite.js',
      'dev',
      // Its own loader would take the shell's plugin from a build, which need not be there.
      '--configLoader=native',
      '--port=5173',
      '--strictPort',
    ],
    'apps/portal',
  ),
]);
