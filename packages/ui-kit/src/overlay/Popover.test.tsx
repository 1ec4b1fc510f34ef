import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';

import { Popover } from './Popover.tsx';

test("the caller's own button opens it, closes it, and gets the focus back", async () => {
  function Own() {
    const button = useRef<HTMLButtonElement>(null);
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button ref={button} type="button" onClick={() => setIsOpen(!isOpen)}>
          Own
        </button>
        <Popover anchor={button} isOpen={isOpen} onOpenChange={setIsOpen} title="Notifications">
          All read.
        </Popover>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Own />);
  const own = screen.getByRole('button', { name: 'Own' });
  await user.click(own);
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeDefined();
  await user.click(own);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(own);
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(own);
});
