import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

function Kept({ value: initial, onValueChange, ...rest }: Partial<SearchInputProps>) {
  const [value, setValue] = useState(initial ?? '');
  function keep(changed: string) {
    setValue(changed);
    onValueChange?.(changed);
  }
  return <SearchInput aria-label="Find" clearLabel="Clear" {...rest} value={value} onValueChange={keep} />;
}

test('the first Escape empties it, and only the second is for what contains it', async () => {
  const outer = vi.fn();
  render(
    <div role="presentation" onKeyDown={outer}>
      <Kept value="dub" />
    </div>,
  );
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(outer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outer).toHaveBeenCalledOnce();
});

test('it says when an answer is on its way', () => {
  render(<Kept value="dub" isBusy />);
  expect(screen.getByRole('searchbox').getAttribute('aria-busy')).toBe('true');
});

test('it shows the keys that lead to it while it is empty, and names them as readers expect', async () => {
  render(<Kept shortcut="Ctrl K" />);
  const box = screen.getByRole('searchbox');
  expect(box.getAttribute('aria-keyshortcuts')).toBe('Control+K');
  expect(screen.getByText('Ctrl K')).toBeDefined();
  await userEvent.type(box, 'a');
  expect(screen.queryByText('Ctrl K')).toBeNull();
});
