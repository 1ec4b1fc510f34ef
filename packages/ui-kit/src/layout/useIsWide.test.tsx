import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useIsWide } from './useIsWide.ts';

function Place() {
  return <p>{useIsWide('md') ? 'wide' : 'narrow'}</p>;
}

test('it follows the window, and only while somebody looks', () => {
  let width = 800;
  const watchers = new Set<() => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/\d+/.exec(query)?.[0]);
    return {
      get matches() {
        return width >= least;
      },
      addEventListener: (_: string, watcher: () => void) => watchers.add(watcher),
      removeEventListener: (_: string, watcher: () => void) => watchers.delete(watcher),
    } as unknown as MediaQueryList;
  });
  const { unmount } = render(<Place />);
  expect(screen.getByText('narrow')).toBeTruthy();
  width = 992;
  act(() => watchers.forEach((tell) => tell()));
  expect(screen.getByText('wide')).toBeTruthy();
  expect(watchers.size).toBe(1);
  unmount();
  expect(watchers.size).toBe(0);
});
