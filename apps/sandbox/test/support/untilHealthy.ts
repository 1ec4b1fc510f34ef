import { expect, vi } from 'vitest';

import type { RunningSandbox } from '../../src/startSandbox.ts';
import { Visitor } from './Visitor.ts';

/** Waits until a sandbox answers what it needs its database for. */
export async function untilHealthy(sandbox: RunningSandbox): Promise<void> {
  const ask = async () => expect((await new Visitor(sandbox).open('/sandbox/api/mail')).status).toBe(200);
  await vi.waitFor(ask, 30_000);
}
