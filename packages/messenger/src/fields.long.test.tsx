import 'fake-indexeddb/auto';
import { usePortal } from '@my-air/feature-kit';
import { describeFields, pressButtons } from '@my-air/feature-kit/testing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fireEvent, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';

import { chatsQuery } from './chats/chats.api.ts';
import { UnreadChatsCard } from './chats/UnreadChatsCard.tsx';
import {
  editMessage,
  listActiveChats,
  listArchivedChats,
  listMessages,
  listSupportCategories,
  processTypes,
  reactToMessage,
  type Message,
} from './contract.ts';
import { ChatFacts } from './conversation/ChatFacts.tsx';
import { messengerFeature } from './feature.ts';
import { SupportModal } from './support/SupportModal.tsx';
import { messengerAnswers } from './testing/messengerAnswers.ts';
import { groupChat, max, me, sampleChats, sampleMessages, words } from './testing/sampleChats.ts';

// The field itself is tested in a browser.
vi.mock('./composer/rich/RichField.tsx', () => import('./testing/TextareaField.tsx'));

const [group, support] = [groupChat({ id: 200, unread_count: 1 }), ...sampleChats()];
const chats = {
  chats: [group, support!],
  meta: { current_page: 1, last_page: 1, per_page: 20, archived_chats_exist: false },
};
const messages = sampleMessages();
const answers = messengerAnswers({ active: chats.chats, messages });
const last = words(2_000, max, 'The last words', '2026-01-08T10:00:00Z');
/** A page of messages, the newest first, with one of them before the others. */
const page = (one: Message) => ({
  messages: [one, last],
  meta: { current_page: 1, last_page: 1, per_page: 25 },
});

/** The facts of the first chat, in the panel beside it. */
function FirstFacts() {
  const { data } = useInfiniteQuery(chatsQuery(usePortal().api, 'active'));
  const chat = data?.chats[0];
  return (
    <>
      <p>Beside it</p>
      {chat && <ChatFacts chat={chat} />}
    </>
  );
}

/** The facts of a chat of every kind. */
const facts = Object.fromEntries(
  processTypes.map((type, place) => [
    `what is known of ${type}`,
    {
      screen: <FirstFacts />,
      call: listActiveChats,
      good: { ...chats, chats: [sampleChats()[place]!, group] },
      // Texts of users, and names of companies or platforms.
      spoken: ['chats.0.process.processable.platform', 'chats.0.process.processable.channel.platform'],
    },
  ]),
);

const own = words(1_900, me, 'My own words', '2026-01-07T10:00:00Z', { is_editable: true });
const liked = words(1_800, max, 'Nice', '2026-01-07T09:00:00Z', {
  reactions: [
    { emoji: '👍', me: false, users: [{ id: 7, name: 'Max Manager' }] },
    { emoji: '🎉', me: false, users: [{ id: 8, name: 'Lea Lawyer' }] },
  ],
});
const conversation = {
  screen: '/messenger?chat=200',
  answers: messengerAnswers({ active: chats.chats, messages: [liked, own] }),
  keeps: ['Payout was late'],
};

/** Changes the last own message. */
async function edit() {
  const field = await waitFor(() => {
    const found = document.querySelector('textarea');
    if (!found || !document.body.textContent.includes('My own words'))
      throw new Error('no message to change yet');
    return found;
  });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.change(field, { target: { value: 'My own words, better' } });
  await pressButtons('Save')();
}

describeFields(messengerFeature, {
  ...facts,
  'the chats': {
    screen: '/messenger',
    answers,
    call: listActiveChats,
    good: chats,
    keeps: ['Payout was late'],
  },
  'the archived chats': {
    screen: '/messenger?section=archive',
    answers,
    call: listArchivedChats,
    good: chats,
    keeps: ['Payout was late'],
  },
  'the topics of a question to support': {
    screen: (
      <>
        <p>Beside it</p>
        <SupportModal props={{ categoryId: 2 }} close={() => {}} />
      </>
    ),
    answers,
    call: listSupportCategories,
    good: {
      support_categories: [
        { id: 1, name: 'Payments', description: 'Payouts and tax forms.' },
        { id: 2, name: 'Rights', description: null },
      ],
    },
    keeps: ['Payments', 'Rights'],
  },
  'a chat that is open': {
    screen: '/messenger?chat=200',
    answers,
    call: listActiveChats,
    good: chats,
    keeps: ['Payout was late'],
  },
  'an answer to a message': {
    screen: '/messenger?chat=200',
    answers,
    call: listMessages,
    good: page(messages[2]!),
    keeps: ['The last words'],
  },
  'a message with a file': {
    screen: '/messenger?chat=200',
    answers,
    call: listMessages,
    good: page(messages[3]!),
    keeps: ['The last words'],
  },
  'a message with an agreement': {
    screen: '/messenger?chat=200',
    answers,
    call: listMessages,
    good: page(messages[5]!),
    keeps: ['The last words'],
  },
  'the chats on home': {
    screen: (
      <Suspense>
        <UnreadChatsCard />
      </Suspense>
    ),
    call: listActiveChats,
    good: chats,
  },
  'a message that is changed': {
    ...conversation,
    act: edit,
    call: editMessage,
    good: {
      chat_message: {
        ...own,
        message_html: '<p>My own words, better</p>',
        message_markdown: 'My own words, better',
      },
    },
  },
  'a reaction to a message': {
    ...conversation,
    act: pressButtons(/^👍/),
    call: reactToMessage,
    good: {
      chat_message: { ...liked, reactions: [{ emoji: '👍', me: true, users: [{ id: 7 }, { id: 1 }] }] },
    },
  },
});
