import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The name of the release that the next build is; the usual build is none. */
export const nextRelease = 'portal@next';

/** The folder of the next build, as `buildNext` leaves it for the tests. */
export const nextBuild = () => process.env['NEXT_BUILD'] ?? '';

/** Builds the portal once more, as a release: of the same sources, and with other files for the name in one of them. */
export default async function buildNext(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'my-air-next-'));
  process.env['NEXT_BUILD'] = join(folder, 'dist');
  const vite = resolve(import.meta.dirname, '../node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', nextBuild()], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, RELEASE: nextRelease },
    maxBuffer: 64 << 20,
  });
  return () => rmSync(folder, { recursive: true });
}
