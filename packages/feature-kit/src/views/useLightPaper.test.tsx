import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { useLightPaper } from './useLightPaper.ts';

const root = document.documentElement;
const say = (event: string) => window.dispatchEvent(new Event(event));

afterEach(() => delete root.dataset['scheme']);

test('[HELP-03] what is printed by night is printed by day, and the night comes back', () => {
  root.dataset['scheme'] = 'dark';
  const { unmount } = renderHook(() => useLightPaper());
  say('beforeprint');
  expect(root.dataset['scheme']).toBe('light');
  say('afterprint');
  expect(root.dataset['scheme']).toBe('dark');
  say('beforeprint');
  unmount();
  expect(root.dataset['scheme']).toBe('dark');
});

test('by day nothing changes', () => {
  root.dataset['scheme'] = 'light';
  renderHook(() => useLightPaper());
  say('beforeprint');
  say('afterprint');
  expect(root.dataset['scheme']).toBe('light');
});
