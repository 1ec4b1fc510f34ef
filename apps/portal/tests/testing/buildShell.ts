import type { StubPortalOptions } from '@my-air/feature-kit/testing';
import type { Composition } from '@my-air/shell';
import { vi } from 'vitest';

import { assemblePortal } from './assemblePortal.ts';

/** The portal's shell without a network; its reports go to spies. */
export const buildShell = (options: StubPortalOptions = {}, composed?: Composition) =>
  assemblePortal(
    options,
    {
      monitoring: { report: vi.fn(), start: vi.fn(async () => {}) },
      reportFailure: vi.fn(),
      reportSuccess: vi.fn(),
    },
    composed,
  );
