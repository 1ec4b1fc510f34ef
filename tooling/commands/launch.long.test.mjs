import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

const launch = new URL('launch.mjs', import.meta.url).pathname;

/**
 * A folder whose `npm start` launches a program that writes its number into a file, and goes on until it gets
 * the signal to end.
 */
function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'my-air-launch-'));
  const scripts = { start: `node ${launch} serve`, serve: 'node serve.mjs' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }));
  writeFileSync(
    join(folder, 'serve.mjs'),
    `import { writeFileSync } from 'node:fs';
     writeFileSync('running', String(process.pid));
     process.once('SIGTERM', () => { writeFileSync('ended', ''); process.exit(0); });
     setInterval(() => {}, 1000);`,
  );
  return folder;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.skipIf(process.platform === 'win32')('one SIGTERM to npm ends all that it started', async () => {
  const folder = createProject();
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
  await vi.waitFor(() => expect(existsSync(join(folder, 'running'))).toBe(true), 50_000);
  const pid = Number(readFileSync(join(folder, 'running'), 'utf8'));
  npm.kill('SIGTERM');
  await vi.waitFor(() => expect(existsSync(join(folder, 'ended'))).toBe(true), 50_000);
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 50_000);
  rmSync(folder, { recursive: true, force: true });
});
