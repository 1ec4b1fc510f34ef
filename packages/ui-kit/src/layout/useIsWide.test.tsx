import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useIsWide } from './useIsWide.ts';

function Place() {
  return <p>{useIsWide('md') ? 'wide' : 'narrow'}</p>;
}

test('[NAV-20] it follows the window and the size of its text, and only while it is drawn', () => {
  let width = 800;
  let textSize = 16;
  const watchers = new Set<() => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/\(width >= (\d+)em\)/.exec(query)?.[1]);
    return {
      get matches() {
        return width >= least * textSize;
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
  textSize = 24;
  act(() => watchers.forEach((tell) => tell()));
  expect(screen.getByText('narrow')).toBeTruthy();
  expect(watchers.size).toBe(1);
  unmount();
  expect(watchers.size).toBe(0);
});
