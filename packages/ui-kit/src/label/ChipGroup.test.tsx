import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { ChipGroup } from './ChipGroup.tsx';

const three = ['Music', 'Games', 'Cooking'].map((label) => ({ id: label, label }));
const words = {
  label: 'Filters',
  removeLabel: (label: string) => `Remove ${label}`,
  clearLabel: 'Clear all',
};

function Kept() {
  const [items, setItems] = useState(three);
  return (
    <ChipGroup
      {...words}
      items={items}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onClear={() => setItems([])}
    />
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('the focus goes to the next choice when one is taken back, or to the one before the last', async () => {
  render(<Kept />);
  screen.getByRole('button', { name: 'Remove Games' }).focus();
  await userEvent.keyboard('{Delete}');
  expect(focused()).toBe('Remove Cooking');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Remove Music');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('all are taken back at once, from two on', async () => {
  const { rerender } = render(<Kept />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('list')).toBeNull();
  rerender(<ChipGroup {...words} items={three.slice(0, 1)} onRemove={vi.fn()} onClear={vi.fn()} />);
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});
