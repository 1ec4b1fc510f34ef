import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Chip } from './Chip.tsx';

describeConformance('Chip', (props) => (
  <Chip {...props} removeLabel="Remove Music" onRemove={() => undefined}>
    Music
  </Chip>
));

test.each(['{Enter}', ' ', '{Delete}', '{Backspace}'])('%j takes it away', async (keys) => {
  const remove = vi.fn();
  render(
    <Chip removeLabel="Remove Music" onRemove={remove}>
      Music
    </Chip>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Music' }));
  await userEvent.keyboard(keys);
  expect(remove).toHaveBeenCalledOnce();
});

test('while it is disabled it stays', async () => {
  const remove = vi.fn();
  render(
    <Chip removeLabel="Remove Music" onRemove={remove} isDisabled>
      Music
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(remove).not.toHaveBeenCalled();
});
