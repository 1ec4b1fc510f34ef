import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { Chat, Message } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildChat } from '../testing/buildChat.ts';
import { buildConversation } from '../testing/buildConversation.ts';
import { max, me, words } from '../testing/sampleChats.ts';
import { ConversationContext } from './ConversationContext.ts';
import { ConversationHeader } from './ConversationHeader.tsx';

/** Opens a chat on Friday, 27 November 2026, at 10 in London. */
async function open(messages: readonly Message[], chat: Partial<Chat> = {}, teamTimeZone?: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const conversation = buildConversation({
    chat: buildChat({ participants: [me, max], ...chat }),
    open: { messages },
  });
  renderInPortal(
    <ConversationContext value={conversation}>
      <ConversationHeader />
    </ConversationContext>,
    { path: '/messenger', loadMessages, config: { ...(teamTimeZone && { teamTimeZone }) } },
  );
  await screen.findByText(/Answered by Max Manager|Ann/);
}

const asked = (at: string) => words(1, me, 'Where is my payout?', at);
const answered = (at: string) => words(2, max, 'On its way.', at);

test.each([
  [
    'nothing waits',
    [asked('2026-11-26T09:00:00Z'), answered('2026-11-26T10:00:00Z')],
    /^We usually answer by Friday, Nov 27, 12:00/,
  ],
  ['a question waits', [asked('2026-11-27T09:30:00Z')], /^We usually answer by Friday, Nov 27, 11:30/],
  [
    'our answer was only thanked for',
    [
      asked('2026-11-26T09:00:00Z'),
      answered('2026-11-26T10:00:00Z'),
      words(3, me, 'Thank you!', '2026-11-26T10:05:00Z'),
    ],
    /^We usually answer by Friday, Nov 27, 12:00/,
  ],
  [
    'a question follows our answer',
    [
      asked('2026-11-26T09:00:00Z'),
      answered('2026-11-26T10:00:00Z'),
      words(3, me, 'Thank you!', '2026-11-26T10:05:00Z'),
      words(4, me, 'And when exactly?', '2026-11-26T11:00:00Z'),
      words(5, me, 'I need it for the rent.', '2026-11-26T12:00:00Z'),
    ],
    /^We are late: the answer was due by Thursday, Nov 26, 1:00/,
  ],
  [
    'only an automatic answer came',
    [asked('2026-11-27T09:30:00Z'), words(2, null, 'We got it.', '2026-11-27T09:31:00Z', { type: 6 })],
    /^We usually answer by Friday, Nov 27, 11:30/,
  ],
  [
    'the time has passed',
    [asked('2026-11-26T09:00:00Z')],
    /^We are late: the answer was due by Thursday, Nov 26, 11:00/,
  ],
] as const)('[MSG-08] the header of a support chat says when we answer: %s', async (_, messages, text) => {
  await open(messages);
  expect(screen.getByText('Answered by Max Manager', { exact: false })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('[MSG-08] a conversation that has ended promises no answer', async () => {
  await open([asked('2026-11-26T09:00:00Z')], { archived_at: '2026-11-26T12:00:00Z' });
  expect(screen.queryByText(/We usually answer|We are late/)).toBeNull();
});

test('[MSG-01] a chat with a manager names them from its process, and promises nothing', async () => {
  const processable = { manager: { id: 7, display_name: 'Max Manager' } };
  await open([], { participants: [me], process: { processable_type: 'productWork', processable } });
  expect(screen.getByText('Answered by Max Manager', { exact: false })).toBeTruthy();
  expect(screen.queryByText(/We usually answer/)).toBeNull();
});

test('[MSG-01] the header shows the time where the team is', async () => {
  await open([], {}, 'Asia/Tokyo');
  expect(screen.getByText(/7:00\sPM local time$/)).toBeTruthy();
});

test.each([undefined, 'Europe/Nowhere'])(
  '[MSG-01] a zone that is not known shows no time: %s',
  async (zone) => {
    await open([], {}, zone);
    expect(screen.queryByText(/local time/)).toBeNull();
  },
);
