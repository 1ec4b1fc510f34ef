import { buildPartner, buildUser, renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { WelcomeModal } from './WelcomeModal.tsx';

test('[NAV-31] the welcome answers that the person has started', async () => {
  const close = vi.fn();
  renderInPortal(<WelcomeModal props={{}} close={close} />);
  expect(await screen.findByRole('dialog', { name: 'Welcome to My AIR' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(close).toHaveBeenCalledExactlyOnceWith('started');
});

test('[NAV-31] the welcome may be left with Escape, without an answer', async () => {
  const close = vi.fn();
  renderInPortal(<WelcomeModal props={{}} close={close} />);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledExactlyOnceWith();
});

test('[BRAND-01] the welcome names the brand of the person', async () => {
  const user = buildUser({ partner: buildPartner({ is_scalelab: true }) });
  renderInPortal(<WelcomeModal props={{}} close={() => {}} />, { user });
  expect(await screen.findByRole('dialog', { name: 'Welcome to ScaleLab' })).toBeTruthy();
});
