import type { StubPortalOptions } from '@my-air/feature-kit/testing';
import { vi } from 'vitest';

import type { Composition } from '../Composition.ts';
import { assembleShell, type TestShell } from './assembleShell.ts';
import { sampleComposition } from './sampleComposition.ts';

/** A whole shell around a portal without a network; its reports go to spies. */
export function buildShell(
  options: StubPortalOptions = {},
  composition: Composition = sampleComposition,
): TestShell {
  return assembleShell(composition, options, {
    monitoring: { report: vi.fn(), start: vi.fn(async () => {}) },
    reportFailure: vi.fn(),
    reportSuccess: vi.fn(),
  });
}
