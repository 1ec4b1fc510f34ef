import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a sandbox in memory that serves the built portal; for measuring alone. */
export async function startSandbox(port = 4700) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: fileURLToPath(new URL('../../sandbox', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: 'memory', NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 300; attempt++) {
    const isReady = await fetch(`${url}/sandbox/api/state`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { url, close: () => child.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error('The sandbox was not ready in 30 s.');
}
