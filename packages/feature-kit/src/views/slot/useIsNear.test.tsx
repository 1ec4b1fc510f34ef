import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';

import { useIsNear } from './useIsNear.ts';

function Place() {
  const ref = useRef<HTMLParagraphElement>(null);
  const isNear = useIsNear(ref);
  return <p ref={ref}>{isNear ? 'near' : 'far'}</p>;
}

test('where nothing is laid out, nothing is far', () => {
  render(<Place />);
  expect(screen.getByText('near')).toBeTruthy();
});

test('what is far becomes near once, and is watched no longer', () => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const disconnect = vi.fn<() => void>();
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = disconnect;
      constructor(callback: typeof tell) {
        tell = callback;
      }
    },
  );
  render(<Place />);
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => tell([{ isIntersecting: true }]));
  expect(screen.getByText('near')).toBeTruthy();
  expect(disconnect).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
