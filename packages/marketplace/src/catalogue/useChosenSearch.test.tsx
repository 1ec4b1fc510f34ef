import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';
import { useChosenSearch } from './useChosenSearch.ts';

interface Address {
  search: CatalogueSearch;
  hash?: string;
}

function open(initialProps: Address) {
  const onChange = vi.fn();
  const hook = renderHook(({ search, hash }: Address) => useChosenSearch(search, hash, onChange), {
    initialProps,
  });
  return { ...hook, onChange };
}

test('[MK-02] a choice is there at once, and the address is asked for it once, after that', async () => {
  const { result, onChange } = open({ search: { subscribers: 'any' } });
  act(() => result.current.change({ subscribers: 'any', category: 'music' }));
  expect(result.current.search).toEqual({ subscribers: 'any', category: 'music' });
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenCalledWith({ subscribers: 'any', category: 'music' }, undefined);
});

test('of two quick choices the address gets the second, which holds both', async () => {
  const { result, onChange } = open({ search: {}, hash: 'basic-package' });
  act(() => result.current.change({ ...result.current.search, category: 'music' }));
  act(() => result.current.change({ ...result.current.search, platform: 'tiktok' }, ''));
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenCalledWith({ category: 'music', platform: 'tiktok' }, '');
});

test('the address that says what was chosen changes nothing, in whatever order it says it', async () => {
  const { result, rerender, onChange } = open({ search: {} });
  act(() => result.current.change({ subscribers: 'any', category: 'music' }));
  const { search } = result.current;
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  rerender({ search: { category: 'music', subscribers: 'any' }, hash: '' });
  expect(result.current.search).toBe(search);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('an address that changed by itself knows better', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender, onChange } = open({ search: {} });
  act(() => result.current.change({ category: 'music' }));
  rerender({ search: { platform: 'youtube' }, hash: 'basic-package' });
  expect(result.current).toMatchObject({ search: { platform: 'youtube' }, hash: 'basic-package' });
  act(() => void vi.runAllTimers());
  expect(onChange).not.toHaveBeenCalled();
});
