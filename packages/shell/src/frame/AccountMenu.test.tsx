import { renderInPortal } from '@my-air/feature-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { AccountMenu } from './AccountMenu.tsx';

vi.mock('./AccountMenuList.tsx', () => {
  throw new Error('offline');
});

test('the account menu says when it cannot be loaded, and not before it is pressed', async () => {
  const { portal } = renderInPortal(<AccountMenu />);
  const show = vi.spyOn(portal.toasts, 'show');
  const button = await screen.findByRole('button', { name: /^Account of/ });
  fireEvent.pointerEnter(button);
  await vi.dynamicImportSettled();
  expect(show).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() => expect(show).toHaveBeenCalledWith({ type: 'error', title: 'Something went wrong' }));
});
