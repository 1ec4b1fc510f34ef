import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Gives lists a height and the height of their rows, and lets them scroll, as in a browser. */
export function stubLayout(height = 800): void {
  const stubs = [
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height),
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      return Math.max(height, ...Array.from(this.children, roomOf));
    }),
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
      this: Element,
      ...[options]: unknown[]
    ) {
      const { top = 0 } = options as ScrollToOptions;
      this.scrollTop = Math.max(0, Math.min(top, this.scrollHeight - height));
      // The event comes later, as in a browser.
      queueMicrotask(() => act(() => void this.dispatchEvent(new Event('scroll'))));
    }),
  ];
  onTestFinished(() => {
    for (const stub of stubs) stub.mockRestore();
  });
}

function roomOf(child: Element): number {
  return child instanceof HTMLElement ? Number.parseFloat(child.style.height) || 0 : 0;
}
