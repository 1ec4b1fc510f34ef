import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * Builds a portal of another composition from the packages' builds, as `apps/portal/e2e/buildComposition.ts` says.
 * @returns the folder of the built portal
 */
export async function compose(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['e2e/buildComposition.ts', ...args], {
    cwd: resolve(import.meta.dirname, '../../../apps/portal'),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}
