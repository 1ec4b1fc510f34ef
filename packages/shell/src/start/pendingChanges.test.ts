import type { PendingChanges, Feature } from '@my-air/feature-kit';
import { buildUser } from '@my-air/feature-kit/testing';
import { expect, test, vi } from 'vitest';

import { countPendingChanges, deletePendingChanges } from './pendingChanges.ts';

const user = buildUser({ id: 7 });
const monitoring = { report: vi.fn(), start: vi.fn(async () => {}) };

function keeping(parts: Partial<PendingChanges>) {
  const pendingChanges = { count: vi.fn(() => 0), wipe: vi.fn(), ...parts };
  return {
    pendingChanges,
    feature: {
      pendingChanges: async () => pendingChanges,
    } as Partial<Feature> as Feature,
  };
}

test('[AUTH-06] [G-52] what every feature has not sent is counted together, for this person', async () => {
  const outbox = keeping({ count: vi.fn(() => 2) });
  const drafts = keeping({ count: vi.fn(async () => 3) });
  const silent = {} as Feature;
  await expect(countPendingChanges([outbox.feature, silent, drafts.feature], user, monitoring)).resolves.toBe(
    5,
  );
  expect(outbox.pendingChanges.count).toHaveBeenCalledExactlyOnceWith(user);
  expect(monitoring.report).not.toHaveBeenCalled();
});

test('[AUTH-06] [G-52] what cannot be counted counts, so that nothing is lost unasked', async () => {
  const gone = {
    pendingChanges: () => Promise.reject(new Error('chunk is gone')),
  } as Partial<Feature> as Feature;
  await expect(countPendingChanges([gone, keeping({}).feature], user, monitoring)).resolves.toBe(1);
  expect(monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('chunk is gone'));
});

test('[AUTH-06] [G-52] everything is thrown away, also beside a feature that fails to', async () => {
  const full = keeping({ wipe: vi.fn(() => Promise.reject(new Error('storage is denied'))) });
  const outbox = keeping({});
  await deletePendingChanges([full.feature, outbox.feature], user, monitoring);
  expect(outbox.pendingChanges.wipe).toHaveBeenCalledExactlyOnceWith(user);
  expect(monitoring.report).toHaveBeenCalledExactlyOnceWith(new Error('storage is denied'));
});
