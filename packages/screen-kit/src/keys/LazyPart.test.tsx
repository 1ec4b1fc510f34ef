import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';

import { LazyPart } from './LazyPart.tsx';

function Field() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input aria-label="Comment" ref={field} />;
}

/** A button that opens a part, whose code loads when the test allows it. */
function buildOpener() {
  let come = () => {};
  const Part = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        come = () => resolve({ default: Field });
      }),
  );
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
        {isOpen && (
          <LazyPart onCancel={() => setIsOpen(false)}>
            <Part />
          </LazyPart>
        )}
      </>
    );
  }
  return { Opener, come: () => come() };
}

test('what is typed while the part loads is in its field once it is there', async () => {
  const { Opener, come } = buildOpener();
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  // Enter does not press the button again.
  await userEvent.keyboard('ab{Backspace}c{Enter}d');
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  come();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Comment' });
  await waitFor(() => expect(field.value).toBe('acd'));
});

test('Escape leaves a part that loads', async () => {
  const { Opener } = buildOpener();
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('a{Escape}');
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy();
});
