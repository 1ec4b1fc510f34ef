import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LiveRegions } from './LiveRegions.tsx';

test('[NOTE-02] both voices stand in the page before they have anything to say, and are the same nodes after', () => {
  const { container, rerender } = render(<LiveRegions polite="" assertive="" />);
  const [polite, assertive] = container.querySelectorAll('[aria-live]');
  expect([polite?.textContent, assertive?.textContent]).toEqual(['', '']);
  rerender(<LiveRegions polite="Saved" assertive="Not sent" />);
  expect(polite?.textContent).toBe('Saved');
  expect(polite?.getAttribute('aria-live')).toBe('polite');
  expect(assertive?.textContent).toBe('Not sent');
  expect(assertive?.getAttribute('aria-live')).toBe('assertive');
});
