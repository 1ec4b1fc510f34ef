import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

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

test('it can be put away only when somebody listens', () => {
  const close = vi.fn();
  const { rerender } = render(<Banner tone="info">Hello.</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Banner tone="info" onClose={close} closeLabel="Hide">
      Hello.
    </Banner>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(close).toHaveBeenCalledOnce();
});
