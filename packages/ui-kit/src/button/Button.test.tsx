import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Button } from './Button.tsx';

test('a button in a form does not send it unless it says so', () => {
  render(<Button>Join</Button>);
  expect(screen.getByRole('button')).toHaveProperty('type', 'button');
});

test('a busy button keeps the focus and does nothing when it is pressed', () => {
  const join = vi.fn();
  const send = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" isBusy onClick={join}>
        Join
      </Button>
    </form>,
  );
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(join).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a button that leads somewhere is a link with the look of a button', () => {
  const follow = vi.fn((event) => event.preventDefault());
  render(
    <Button
      render={
        <a href="/accounts" onClick={follow}>
          Channels
        </a>
      }
      variant="primary"
    >
      Channels
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Channels' });
  fireEvent.click(link);
  expect(follow).toHaveBeenCalledOnce();
  expect(link.getAttribute('href')).toBe('/accounts');
  expect(link.hasAttribute('type')).toBe(false);
  expect(link.dataset['variant']).toBe('primary');
});
