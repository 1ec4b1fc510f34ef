import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Badge } from './Badge.tsx';

test('nothing waiting draws nothing', () => {
  const { container } = render(<Badge count={0} label="0 unread" />);
  expect(container.childElementCount).toBe(0);
});

test('a long count is cut for the eye and whole for the ear', () => {
  const { container } = render(<Badge count={120} label="120 unread" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('99+');
  expect(container.textContent).toContain('120 unread');
});
