import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Stack } from './Stack.tsx';

describeConformance('Stack', (props) => <Stack {...props}>One</Stack>);

test('it can be another element, and keeps the style it is given', () => {
  render(
    <Stack as="ul" gap={2} justify="between" style={{ color: 'red' }}>
      <li>One</li>
    </Stack>,
  );
  const list = screen.getByRole('list');
  expect(list.style.gap).toBe('var(--space-2)');
  expect(list.style.justifyContent).toBe('space-between');
  expect(list.style.color).toBe('red');
});
