import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from './run.mjs';

const quietly = (program, args) => run(program, args, { capture: true, quiet: true });

/**
 * Packs a built package as a stranger would get it, and checks it with publint and attw.
 * @returns the exit code and the output of the first that fails, or a code of 0
 */
export async function checkPackage(folder) {
  const packed = mkdtempSync(join(tmpdir(), 'my-air-pack-'));
  try {
    const pack = await quietly('pnpm', ['-C', folder, 'pack', '--pack-destination', packed]);
    if (pack.code !== 0) return pack;
    const tarball = join(packed, readdirSync(packed)[0]);
    const results = [
      await quietly('publint', [tarball, '--strict']),
      await quietly('attw', [tarball, '--profile', 'esm-only']),
    ];
    return results.find((result) => result.code !== 0) ?? { code: 0 };
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}
