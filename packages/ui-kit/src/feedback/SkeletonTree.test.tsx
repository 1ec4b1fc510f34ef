import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SkeletonTree } from './SkeletonTree.tsx';

test.each(['list', 'cards', 'table', 'article', 'form'] as const)(
  'a screen reader announces one sentence of a %s, and nothing of its outline',
  (shape) => {
    const { container } = render(<SkeletonTree label="Loading the videos" shape={shape} count={3} />);
    expect(screen.getByRole('status').textContent).toBe('Loading the videos');
    expect(container.textContent).toBe('Loading the videos');
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
    const visible = [...(container.firstElementChild?.children ?? [])].slice(1);
    expect(visible.every((part) => part.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
);
