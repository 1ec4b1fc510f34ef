import type { PendingChanges } from '@my-air/feature-kit';
import { buildUser } from '@my-air/feature-kit/testing';
import { beforeEach, expect, test, vi } from 'vitest';

import { createContributions } from '../state/contributions.ts';
import { countPendingChanges, deletePendingChanges } from './pendingChanges.ts';

const user = buildUser({ id: 7 });
const monitoring = { report: vi.fn(), start: vi.fn(async () => {}) };
beforeEach(() => monitoring.report.mockReset());

const keeping = (parts: Partial<PendingChanges>) => ({ count: vi.fn(() => 0), wipe: vi.fn(), ...parts });

/** A shell whose features keep these changes, or cannot be loaded. */
function shellOf(...kept: readonly (PendingChanges | undefined | Error)[]) {
  const features = kept.map((pendingChanges, index) => ({
    id: String(index),
    routes: [],
    loadMessages: async () => ({}),
    contributions: async () => {
      if (pendingChanges instanceof Error) throw pendingChanges;
      return { contributions: pendingChanges ? { pendingChanges } : {} };
    },
  }));
  return { monitoring, contributions: createContributions(features, { add: async () => {} }, {}) };
}

test('[AUTH-06] [G-52] what every feature has not sent is counted together, for this user', async () => {
  const outbox = keeping({ count: vi.fn(() => 2) });
  const drafts = keeping({ count: vi.fn(async () => 3) });
  await expect(countPendingChanges(shellOf(outbox, undefined, drafts), user)).resolves.toBe(5);
  expect(outbox.count).toHaveBeenCalledExactlyOnceWith(user);
  expect(monitoring.report).not.toHaveBeenCalled();
});

test('[AUTH-06] [G-52] what cannot be counted counts, so that nothing is lost unasked', async () => {
  const denied = keeping({ count: vi.fn(() => Promise.reject(new Error('storage is denied'))) });
  await expect(countPendingChanges(shellOf(denied, keeping({})), user)).resolves.toBe(1);
  expect(monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('storage is denied'));
});

test('[AUTH-06] [G-52] where the features could not be loaded, something counts as not sent', async () => {
  await expect(countPendingChanges(shellOf(new Error('chunk is gone')), user)).resolves.toBe(1);
  expect(monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('chunk is gone'));
});

test('[AUTH-06] [G-52] everything is deleted, also beside a feature that fails to', async () => {
  const full = keeping({ wipe: vi.fn(() => Promise.reject(new Error('storage is denied'))) });
  const outbox = keeping({});
  await deletePendingChanges(shellOf(full, outbox), user);
  expect(outbox.wipe).toHaveBeenCalledExactlyOnceWith(user);
  expect(monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('storage is denied'));
});
