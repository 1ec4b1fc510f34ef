import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Banner } from './Banner.tsx';

test('what is critical is said at once, the rest politely', () => {
  render(
    <>
      <Banner tone="critical">Payments stopped.</Banner>
      <Banner tone="warning">Country needed.</Banner>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Payments stopped.');
  expect(screen.getByRole('status').textContent).toBe('Country needed.');
});
