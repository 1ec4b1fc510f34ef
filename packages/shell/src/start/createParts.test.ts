import type { Feature } from '@my-air/feature-api';
import { expect, test, vi } from 'vitest';

import { createParts } from './createParts.ts';

const feature = (parts: NonNullable<Feature['parts']>): Feature => ({
  id: 'games',
  routes: [],
  parts,
  loadMessages: async () => ({}),
});

test('parts are loaded once, for everybody who asks, and subscribers are notified', async () => {
  const load = vi.fn(async () => ({ navigation: [] }));
  const parts = createParts([feature(load)]);
  const onChange = vi.fn();
  parts.subscribe(onChange);
  expect(parts.get()).toEqual([]);

  const [whole] = await parts.load();
  await Promise.all([parts.load(), parts.load()]);
  expect(whole).toMatchObject({ id: 'games', navigation: [] });
  expect(parts.get()).toEqual([whole]);
  expect(load).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledOnce();
});

test('parts that did not come are asked for again', async () => {
  const load = vi.fn(async () => ({ navigation: [] }));
  load.mockRejectedValueOnce(new Error('chunk is gone'));
  const parts = createParts([feature(load)]);
  await expect(parts.load()).rejects.toThrow('chunk is gone');
  expect(parts.get()).toEqual([]);
  await expect(parts.load()).resolves.toHaveLength(1);
});
