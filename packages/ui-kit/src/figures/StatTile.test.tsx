import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { StatTile } from './StatTile.tsx';

describeConformance('StatTile', (props) => (
  <StatTile
    {...props}
    label="Available"
    value="$10"
    hint="now"
    trend={{ direction: 'up', text: '+12% on October', tone: 'positive' }}
  />
));

test.each(['up', 'down', 'flat'] as const)('a change %s is said in words beside its arrow', (direction) => {
  render(<StatTile label="Views" value="9" trend={{ direction, text: '3 fewer than in October' }} />);
  const change = screen.getByText('3 fewer than in October');
  expect(change.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
