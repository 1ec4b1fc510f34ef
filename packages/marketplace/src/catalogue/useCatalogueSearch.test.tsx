import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';
import { useCatalogueAddress } from './useCatalogueSearch.ts';

interface Address {
  search: CatalogueSearch;
  hash?: string;
}

function open(initialProps: Address) {
  const onChange = vi.fn();
  const hook = renderHook(({ search, hash }: Address) => useCatalogueAddress(search, hash, onChange), {
    initialProps,
  });
  return { ...hook, onChange };
}

test('[MK-02] a choice is there while the address follows, and then what the address says', async () => {
  const followed = Promise.withResolvers<void>();
  const { result, rerender, onChange } = open({ search: { subscribers: 'any' } });
  onChange.mockReturnValueOnce(followed.promise);
  act(() => result.current.change({ subscribers: 'any', category: ['music'] }));
  expect(result.current.search).toEqual({ subscribers: 'any', category: ['music'] });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ subscribers: 'any', category: ['music'] }, undefined);
  rerender({ search: { platform: ['youtube'] }, hash: 'basic-package' });
  await act(async () => followed.resolve());
  expect(result.current).toMatchObject({ search: { platform: ['youtube'] }, hash: 'basic-package' });
});

test('the second of two quick choices holds both', async () => {
  const { result, onChange } = open({ search: {}, hash: 'basic-package' });
  onChange.mockReturnValue(new Promise(() => {}));
  act(() => result.current.change({ ...result.current.search, category: ['music'] }));
  act(() => result.current.change({ ...result.current.search, platform: ['tiktok'] }, ''));
  expect(onChange).toHaveBeenLastCalledWith({ category: ['music'], platform: ['tiktok'] }, '');
});

describe('the text of the field', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is searched for at once, and the address gets it once, after a pause', () => {
    const { result, onChange } = open({ search: { platform: ['tiktok'] } });
    for (const text of ['mus', 'musi', 'music ']) {
      act(() => result.current.setText(text));
      act(() => void vi.advanceTimersByTime(200));
    }
    expect(result.current).toMatchObject({ text: 'music ', search: { platform: ['tiktok'], q: 'music' } });
    expect(onChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(300));
    act(() => void vi.runAllTimers());
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ platform: ['tiktok'], q: 'music' }, undefined);
  });

  test('that is too long for an address searches and leaves it', () => {
    const long = 'music '.repeat(100).trim();
    const { result, rerender, onChange } = open({ search: { q: 'music', platform: ['tiktok'] } });
    act(() => result.current.setText(long));
    act(() => void vi.runAllTimers());
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ platform: ['tiktok'] }, undefined);
    rerender({ search: { platform: ['tiktok'] } });
    act(() => void vi.runAllTimers());
    expect(result.current).toMatchObject({ text: long, search: { platform: ['tiktok'], q: long } });
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('stays as it was typed when the address has it', () => {
    const { result, rerender } = open({ search: {} });
    act(() => result.current.setText('music '));
    act(() => void vi.runAllTimers());
    rerender({ search: { q: 'music' } });
    expect(result.current.text).toBe('music ');
  });

  test('is in the address with a choice that is made before the pause ends', () => {
    const { result, onChange } = open({ search: {} });
    act(() => result.current.setText('music'));
    act(() => result.current.change({ ...result.current.search, platform: ['tiktok'] }));
    act(() => void vi.advanceTimersByTime(100));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ q: 'music', platform: ['tiktok'] }, undefined);
  });

  test('goes with a choice that removes it, before the pause ends too', () => {
    const { result, onChange } = open({ search: { platform: ['tiktok'] } });
    act(() => result.current.setText('music'));
    act(() => result.current.change({ subscribers: 'any' }));
    expect(result.current).toMatchObject({ text: '', search: { subscribers: 'any' } });
    act(() => void vi.runAllTimers());
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ subscribers: 'any' }, undefined);
  });

  test('stays when an address from elsewhere searches for what it did before, and goes when it does not', () => {
    const { result, rerender } = open({ search: {} });
    act(() => result.current.setText('music'));
    rerender({ search: { platform: ['tiktok'] } });
    expect(result.current).toMatchObject({ text: 'music', search: { platform: ['tiktok'], q: 'music' } });
    rerender({ search: { q: 'loan' } });
    expect(result.current).toMatchObject({ text: 'loan', search: { q: 'loan' } });
  });

  test('that is too short is not searched for, and the field says so', () => {
    const { result, onChange } = open({ search: {} });
    act(() => result.current.setText('mu'));
    expect(result.current).toMatchObject({ isTooShort: true, search: {} });
    act(() => void vi.runAllTimers());
    expect(onChange).not.toHaveBeenCalled();
  });
});
