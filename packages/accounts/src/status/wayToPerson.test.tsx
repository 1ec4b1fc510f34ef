import { buildChannel, renderInPortal } from '@my-air/feature-kit/testing';
import { bindPorts } from '@my-air/feature-kit';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { ChannelLinks } from '../channel/ChannelLinks.tsx';
import { accountsPorts } from '../ports.ts';
import { statusKind } from './describeChannelStatus.ts';

const issue = { issue_descriptions: ['A claim is open. Send us a photo of the contract.'] };

test.each([
  { status: 'rejected' },
  { status: 'rejected_low_metrics' },
  { status: 'connected', is_access_revoked: true },
  { status: 'connected', ...issue },
  { status: 'pending', ...issue },
  { status: 'of_the_future', ...issue },
])('[CH-05] %o has a way to a person, with a chat and without', async (fields) => {
  bindPorts(accountsPorts, { openChat: () => {} });
  const show = (chatId: number | null) => {
    const channel = buildChannel({ title: 'Kite', ...fields, chat_id: chatId });
    return renderInPortal(<ChannelLinks channel={channel} kind={statusKind(channel)} />);
  };
  show(7);
  expect(screen.getByRole('button', { name: /chat/i })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write to support' })).toBeNull();
  cleanup();

  const { portal } = show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Write to support' }));
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'Kite' } }]);
});
