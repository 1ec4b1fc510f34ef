import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SkeletonList } from './SkeletonList.tsx';

test('a screen reader announces one sentence, and nothing of the outline', () => {
  const { container } = render(<SkeletonList label="Loading the videos" count={3} />);
  expect(screen.getByRole('status').textContent).toBe('Loading the videos');
  expect(container.textContent).toBe('Loading the videos');
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  const visible = [...(container.firstElementChild?.children ?? [])].slice(1);
  expect(visible).toHaveLength(3);
  expect(visible.every((part) => part.getAttribute('aria-hidden') === 'true')).toBe(true);
});
