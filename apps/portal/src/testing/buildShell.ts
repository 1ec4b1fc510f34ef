import type { StubPortalOptions } from '@my-air/feature-api/testing';
import { vi } from 'vitest';

import { assembleShell, type TestShell } from './assembleShell.ts';

/** A whole shell around a portal without a network; what it reports is watched. */
export function buildShell(options: StubPortalOptions = {}): TestShell {
  return assembleShell(options, {
    monitoring: { report: vi.fn(), start: vi.fn(async () => {}) },
    reportFailure: vi.fn(),
    reportSuccess: vi.fn(),
  });
}
