import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';

/** What a conformance test gives to the component it looks at. */
export interface ConformanceProps {
  className: string;
  'data-testid': string;
  ref: (element: Element | null) => void;
}

/** What every component of the kit promises, whatever it is. */
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
      // Colours and page landmarks need a real page: the stories look at those.
      const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
      // Focus guards of Base UI are hidden from readers and take the focus for an instant, on purpose.
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
