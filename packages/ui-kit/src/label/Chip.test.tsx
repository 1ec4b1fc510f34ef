import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Chip } from './Chip.tsx';

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
