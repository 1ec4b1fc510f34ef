import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { measureBar } from './measureBar.ts';

afterEach(() => vi.restoreAllMocks());

test('[NAV-20] the height of all bars above the screens is known while they are there', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 300, Number(this.textContent));
  });
  const height = () => document.documentElement.style.getPropertyValue('--bars-above-height');
  const { rerender, unmount } = render(<p ref={measureBar}>40</p>);
  expect(height()).toBe('40px');
  rerender(
    <>
      <p ref={measureBar}>40</p>
      <p ref={measureBar}>24</p>
    </>,
  );
  expect(height()).toBe('64px');
  unmount();
  expect(height()).toBe('0px');
});
