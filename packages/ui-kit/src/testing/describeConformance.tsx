import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';

/** The props that a conformance test passes to the component. */
export interface ConformanceProps {
  /** A class that the component has to keep beside its own. */
  className: string;
  /** An attribute that has to reach the element. */
  'data-testid': string;
  /** A ref that has to receive the element. */
  ref: (element: Element | null) => void;
}

/** The tests that every component of the kit has to pass. */
export function describeConformance(name: string, build: (props: ConformanceProps) => ReactElement): void {
  describe(`${name}, as every component`, () => {
    test('hands its element to the ref', () => {
      const { ref } = renderSubject(build);
      expect(ref).toHaveBeenCalledWith(expect.any(Element));
    });

    test('keeps its own class beside the one it is given', () => {
      renderSubject(build);
      const element = document.querySelector('.given');
      expect(element?.classList.length).toBeGreaterThan(1);
    });

    test('passes other properties on to its element', () => {
      renderSubject(build);
      expect(document.querySelector('[data-testid="subject"]')).not.toBeNull();
    });

    test('breaks no accessibility rule', async () => {
      renderSubject(build);
      // Colours and page landmarks need a real page: the tests of stories check those.
      const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
      // Focus guards of Base UI are hidden from screen readers and take the focus for an instant, on purpose.
      const context = { include: ['body'], exclude: ['[data-base-ui-focus-guard]'] };
      const { violations } = await axe.run(context, { rules });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    });
  });
}

function renderSubject(build: (props: ConformanceProps) => ReactElement) {
  const ref = vi.fn();
  render(build({ className: 'given', 'data-testid': 'subject', ref }));
  return { ref };
}
