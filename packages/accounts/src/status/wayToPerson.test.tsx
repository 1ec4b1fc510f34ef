import { buildChannel, renderInPortal } from '@my-air/feature-api/testing';
import { bindPorts } from '@my-air/feature-api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { ChannelLinks } from '../channel/ChannelLinks.tsx';
import { accountsPorts } from '../ports.ts';
import { statusKind } from './describeChannelStatus.ts';

/** Words with which a text sends the person to one of us. */
const asks = /write to|tell us|tell your|send us|contact us|ask (?:our|us|your|in chat)/i;

/** Each text that does so, and the button next to it. */
const ways: Readonly<Record<string, string>> = {
  'You signed in but did not grant access. Tick every permission when asked, or write to support.':
    'the action of its toast',
  'YouTube still gives us no access to this channel. Tick every permission when asked, or write to support.':
    'the action of its toast',
  'We could not accept this channel. Ask our team why, or try again later.': 'the action of its toast',
  'Add at least one contact, so that our team can reach you.': 'the form below it',
  'Ask in chat': 'is a button',
  'Write to support': 'is a button',
};

test('[CH-05] every text that sends the person to us has its way next to it', () => {
  const catalogue = readFileSync('src/locales/en.po', 'utf8');
  const texts = [...catalogue.matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text);
  expect(texts.filter((text) => asks.test(text)).toSorted()).toEqual(Object.keys(ways).toSorted());
});

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
