import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Card } from './Card.tsx';

test('without a title it has no heading', () => {
  const { container } = render(<Card title={null} actions={null} footer={null} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container.querySelector('section')?.childElementCount).toBe(0);
});

test('its title is a heading of the given rank', () => {
  render(<Card title="Channels" level={3} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Channels');
});
