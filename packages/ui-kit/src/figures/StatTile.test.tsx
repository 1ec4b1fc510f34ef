import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { StatTile } from './StatTile.tsx';

test.each(['up', 'down', 'flat'] as const)('a change %s is said in words beside its arrow', (direction) => {
  render(<StatTile label="Views" value="9" trend={{ direction, text: '3 fewer than in October' }} />);
  const change = screen.getByText('3 fewer than in October');
  expect(change.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
