import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { CopyButton } from './CopyButton.tsx';

afterEach(() => vi.useRealTimers());

test('it says for two seconds that the text is copied', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton text="a" label="Copy" copiedLabel="Copied" failedLabel="Could not copy" />);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('button').textContent).toBe('Copied');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await act(async () => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

test('[RF-02] a browser that refuses to copy is reported, and said for two seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const fail = vi.fn();
  render(
    <CopyButton text="a" label="Copy" copiedLabel="Copied" failedLabel="Could not copy" onFail={fail} />,
  );
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(fail).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').textContent).toBe('Could not copy');
  expect(screen.getByRole('status').textContent).toBe('Could not copy');
  await act(async () => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('button').textContent).toBe('Copy');
});
