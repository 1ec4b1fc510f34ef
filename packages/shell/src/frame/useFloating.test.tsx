import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { expect, test } from 'vitest';

import { useFloating } from './useFloating.ts';

function Menu({ Part }: { Part: ComponentType }) {
  const { isDrawn, button, opening } = useFloating(() => {});
  return (
    <>
      <button {...button}>Menu</button>
      <Suspense>{isDrawn && opening.isOpen && <Part />}</Suspense>
    </>
  );
}

test('a button that is pressed twice while its part loads opens it, and a press on what is there closes it', async () => {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  render(<Menu Part={lazy(() => code.promise)} />);
  const press = () => fireEvent.click(screen.getByRole('button'));
  press();
  press();
  await act(async () => code.resolve({ default: () => 'the part' }));
  await screen.findByText('the part');
  press();
  expect(screen.queryByText('the part')).toBeNull();
});
