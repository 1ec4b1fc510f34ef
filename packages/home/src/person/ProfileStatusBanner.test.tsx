import { bindPorts } from '@my-air/feature-kit';
import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { homePorts } from '../ports.ts';
import { ProfileStatusBanner } from './ProfileStatusBanner.tsx';

test.for([
  ['incomplete', 'warning', 'Your profile is not complete'],
  ['on_review', 'info', 'Your profile is being checked'],
  ['rejected', 'critical', 'Your profile was not accepted'],
  ['blocked', 'critical', 'Your profile is blocked'],
])('[G-30] %s is told in a %s tone: %s', ([status, tone, title]) => {
  renderInPortal(<ProfileStatusBanner status={status!} description={null} />);
  expect(screen.getByText(title!).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});

test.for(['something_new', 'constructor', '__proto__'])(
  '[G-30] %s is told neutrally, in the server’s words',
  async (status) => {
    renderInPortal(<ProfileStatusBanner status={status} description="Wait for <b>a letter</b>." />);
    const words = await screen.findByText('a letter');
    expect(words.tagName).toBe('B');
    expect(words.closest('[data-tone]')?.getAttribute('data-tone')).toBe('neutral');
  },
);

test('[G-30] an incomplete profile is completed from its banner, where a feature can do that', async () => {
  const { unmount } = renderInPortal(<ProfileStatusBanner status="incomplete" description={null} />);
  expect(screen.queryByRole('button', { name: 'Complete it' })).toBeNull();
  unmount();
  const completeProfile = vi.fn();
  bindPorts(homePorts, { completeProfile });
  const { portal } = renderInPortal(<ProfileStatusBanner status="incomplete" description={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Complete it' }));
  expect(completeProfile).toHaveBeenCalledWith(portal);
});

test.for(['incomplete', 'on_review', 'rejected', 'blocked', 'something_new'])(
  '[G-30] whatever the server asks for while a profile is %s, a way to a person or to the profile is next to it',
  async (status) => {
    bindPorts(homePorts, { completeProfile: () => {} });
    renderInPortal(<ProfileStatusBanner status={status} description="Please send us a photo." />);
    const banner = within((await screen.findByText('Please send us a photo.')).closest('[data-tone]')!);
    expect(banner.getByRole('button', { name: /^(Complete it|Write to support)$/ })).toBeTruthy();
  },
);

test.for(['ok', 'something_new'])('[G-30] %s without a description is no news', (status) => {
  const { container } = renderInPortal(<ProfileStatusBanner status={status} description={null} />);
  expect(container.textContent).toBe('');
});
