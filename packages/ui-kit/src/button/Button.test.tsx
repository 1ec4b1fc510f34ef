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
