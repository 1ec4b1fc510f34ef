import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Page } from './Page.tsx';

test('its only first-level heading can take the focus after navigation', () => {
  render(<Page title="Channels">Three.</Page>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Channels' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(heading.id).toBe('page-title');
});
