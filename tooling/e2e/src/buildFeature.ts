import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

import type { FullConfig } from '@playwright/test';

/** Builds the portal of the feature that is tested, once for all workers: `apps/portal/e2e/buildComposition.ts`. */
export default async function buildFeature({ metadata }: FullConfig): Promise<void> {
  if (process.env.PORTAL_DIST) return;
  const { feature, start } = metadata as { feature: string; start: string };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['e2e/buildComposition.ts', feature, start],
    {
      cwd: resolve(import.meta.dirname, '../../../apps/portal'),
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  process.env.PORTAL_DIST = stdout.trim().split('\n').at(-1);
}
