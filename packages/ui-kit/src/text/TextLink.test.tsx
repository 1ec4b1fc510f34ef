import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { TextLink } from './TextLink.tsx';

test('a link of this site stays in this tab', () => {
  render(<TextLink href="/help">Help</TextLink>);
  expect(screen.getByRole('link').hasAttribute('target')).toBe(false);
});
