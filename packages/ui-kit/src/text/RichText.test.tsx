import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RichText } from './RichText.tsx';

test('the text arrives once the sanitizer does, as nodes', async () => {
  const { container } = render(<RichText html="<p>Hello, <b>Olena</b>.</p>" className="given" />);
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('Olena')).toHaveProperty('tagName', 'B');
  expect(container.firstElementChild?.hasAttribute('aria-busy')).toBe(false);
  expect(container.firstElementChild?.classList).toContain('given');
});

test('a text that changes replaces the one before', async () => {
  const { rerender } = render(<RichText html="<p>First</p>" />);
  await screen.findByText('First');
  rerender(<RichText html="<p>Second</p>" />);
  await screen.findByText('Second');
  expect(screen.queryByText('First')).toBeNull();
});
