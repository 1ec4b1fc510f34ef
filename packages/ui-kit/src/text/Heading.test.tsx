import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Heading } from './Heading.tsx';

describeConformance('Heading', (props) => (
  <Heading {...props} level={2}>
    Channels
  </Heading>
));

test('its rank and its size are separate matters', () => {
  render(
    <Heading level={4} size={32}>
      Channels
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 4 }).style.fontSize).toBe('var(--font-size-32)');
});
