import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { pagesAround, Pagination, type PaginationWords } from './Pagination.tsx';

const words: PaginationWords = {
  label: 'Pages of orders',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  position: (page, count) => `${page} of ${count}`,
};

const still = { words, onPageChange: () => {} };

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 gap 20'],
  [4, 20, '1 2 3 4 5 gap 20'],
  [5, 20, '1 gap 4 5 6 gap 20'],
  [17, 20, '1 gap 16 17 18 19 20'],
  [20, 20, '1 gap 16 17 18 19 20'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
])('on page %d of %d these are offered: %s', (page, count, offered) => {
  expect(pagesAround(page, count).join(' ')).toBe(offered);
});

test('it says which page is in sight and asks for others', async () => {
  const change = vi.fn();
  render(<Pagination page={5} count={20} onPageChange={change} words={words} />);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5');
  await userEvent.click(screen.getByRole('button', { name: 'Page 6' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(change.mock.calls).toEqual([[6], [4]]);
});

test('at either end there is no further', () => {
  const { rerender } = render(<Pagination {...still} page={1} count={2} />);
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true);
  rerender(<Pagination {...still} page={2} count={2} />);
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
});

test('one page is drawn as none', () => {
  render(<Pagination {...still} page={1} count={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
