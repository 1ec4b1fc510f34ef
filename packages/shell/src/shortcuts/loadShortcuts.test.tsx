import type { Feature } from '@my-air/feature-kit';
import { expect, test, vi } from 'vitest';

import { buildShell } from '../testing/buildShell.ts';
import { loadShortcuts } from './loadShortcuts.ts';

test('the sections of the features are loaded with their texts; one that fails is reported and left out', async () => {
  const shell = buildShell();
  const loadMessages = vi.fn(async () => ({}));
  const Section = () => null;
  const failure = new Error('chunk is gone');
  const features: readonly Partial<Feature>[] = [
    { loadMessages },
    { loadMessages, shortcuts: async () => Section },
    { loadMessages, shortcuts: async () => Promise.reject(failure) },
  ];
  expect(await loadShortcuts({ ...shell, features: features as Feature[] })).toEqual([Section]);
  expect(loadMessages).toHaveBeenCalled();
  expect(shell.monitoring.report).toHaveBeenCalledExactlyOnceWith(failure);
});
