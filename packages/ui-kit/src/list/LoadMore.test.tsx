import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { LoadMore, type LoadMoreProps, type LoadMoreWords } from './LoadMore.tsx';

const words: LoadMoreWords = {
  more: 'Show more',
  loading: 'Loading',
  end: 'End of the list',
  failed: 'More could not be loaded',
  retry: 'Try again',
};

afterEach(() => vi.unstubAllGlobals());

test('it asks for more, says that more is coming, and that this is all', async () => {
  const more = vi.fn();
  const { rerender } = render(<LoadMore state="more" onMore={more} words={words} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(more).toHaveBeenCalledOnce();
  const status = screen.getByRole('status');
  rerender(<LoadMore state="loading" onMore={more} words={words} />);
  expect([status.textContent, screen.queryByRole('button')]).toEqual(['Loading', null]);
  rerender(<LoadMore state="end" onMore={more} words={words} />);
  expect([status.textContent, screen.queryByRole('button')]).toEqual(['End of the list', null]);
});

test('[MSG-10] the keyboard keeps its place while more is loading, when it failed, and at the end', async () => {
  const { rerender } = render(<LoadMore state="more" onMore={() => {}} words={words} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const show = (state: LoadMoreProps['state']) =>
    rerender(<LoadMore state={state} onMore={() => {}} words={words} />);
  show('loading');
  const place = document.activeElement;
  expect(place).not.toBe(document.body);
  show('failed');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.keyboard('{Enter}');
  show('loading');
  show('more');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.keyboard('{Enter}');
  show('loading');
  show('end');
  expect(document.activeElement).toBe(place);
});

test('what could not be had can be asked for once more', async () => {
  const more = vi.fn();
  render(<LoadMore state="failed" onMore={more} words={words} />);
  expect(screen.getByRole('status').textContent).toBe('More could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(more).toHaveBeenCalledOnce();
});

test('it asks by itself when it comes into sight, but not while it has failed or ended', () => {
  const more = vi.fn();
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const { rerender } = render(<LoadMore state="failed" onMore={more} words={words} isAutomatic />);
  rerender(<LoadMore state="end" onMore={more} words={words} isAutomatic />);
  expect(seen).toHaveLength(0);
  rerender(<LoadMore state="more" onMore={more} words={words} isAutomatic />);
  seen[0]?.();
  expect(more).toHaveBeenCalledOnce();
});
