import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);

/**
 * Brings the build of the portal up to date; what is as it was comes from turbo's cache. The portal's `e2e` task does
 * not depend on the build, or every change inside a feature would run it (turbo.json).
 */
export default function buildPortal(): void {
  if (process.env.PORTAL_DIST) return;
  const turbo = createRequire(new URL('package.json', root)).resolve('turbo/bin/turbo');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [turbo, 'run', '@my-air/portal#build', '--output-logs=errors-only'],
    { cwd: fileURLToPath(root), encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  if (status !== 0) throw new Error(`The portal could not be built:\n${stdout}${stderr}`);
}
