import { atomStore } from '@my-air/client-state';
import type { Feature } from '@my-air/feature-api';
import { expect, test, vi } from 'vitest';

import { createContributingFeatures } from './createContributingFeatures.ts';

const feature = (contributions: NonNullable<Feature['contributions']>): Feature => ({
  id: 'games',
  routes: [],
  contributions,
  loadMessages: async () => ({}),
});

test('contributions are loaded once, for everybody who asks, and subscribers are notified', async () => {
  const load = vi.fn(async () => ({ navigation: [] }));
  const features = createContributingFeatures([feature(load)]);
  const onChange = vi.fn();
  atomStore.sub(features.featuresAtom, onChange);
  expect(features.get()).toEqual([]);

  const [whole] = await features.load();
  await Promise.all([features.load(), features.load()]);
  expect(whole).toMatchObject({ id: 'games', navigation: [] });
  expect(features.get()).toEqual([whole]);
  expect(load).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledOnce();
});

test('contributions that did not come are asked for again', async () => {
  const load = vi.fn(async () => ({ navigation: [] }));
  load.mockRejectedValueOnce(new Error('chunk is gone'));
  const features = createContributingFeatures([feature(load)]);
  await expect(features.load()).rejects.toThrow('chunk is gone');
  expect(features.get()).toEqual([]);
  await expect(features.load()).resolves.toHaveLength(1);
});
