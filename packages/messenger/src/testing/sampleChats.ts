import { bindPorts } from '@my-air/feature-kit';

import { processTypes, type Chat, type Message } from '../contract.ts';
import { messengerPorts } from '../ports.ts';
import { buildChat } from './buildChat.ts';

// Opens agreements by the name of their dialog, as the portal does: `portal.opened` remembers it.
bindPorts(messengerPorts, {
  acceptAgreement: async ({ modals }, id) =>
    (await modals.open('agreement' as never, { agreements: [{ id }] } as never)) === 'accepted',
});

/** The user who reads the chats, as a participant. */
export const me = { id: 1, name: 'Ann Example', me: true, color: '#3b82f6', role: 'partner' };
export const max = { id: 7, name: 'Max Manager', is_manager: true, color: '#d97706' };
export const lea = { id: 8, name: 'Lea Lawyer', color: '#d97706', role: 'Lawyer' };

const at = (day: number, minute: number) => new Date(Date.UTC(2026, 0, day, 10, minute)).toISOString();

/** The facts of all kinds of subjects. */
const facts = {
  summary: 'Payout was late',
  support_category: { id: 2, name: 'Money' },
  channel: { platform: 'youtube', title: 'Ann Cooks' },
  product: { id: 12, name: 'Video translation' },
  notification: { id: 3, summary: 'Licensing income is here' },
  manager: { id: 7, display_name: 'Max Manager' },
  amount_usd: 1288.4,
  price_usd: 240,
  method: 'payoneer',
  platform: 'Roku',
  state: 'not agreed',
  status: 'moderation',
  stage: 'editing',
  due_date: at(20, 0),
  valid_until: at(22, 0),
  feature: 'AI metadata',
  video_count: 3,
  address: '1 Example Street',
};

/** One chat of every kind, the newest change first. */
export function sampleChats(): Chat[] {
  return processTypes.map((processable_type, place) =>
    buildChat({
      id: 100 + place,
      process: { processable_type, processable: { id: 500 + place, ...facts } },
      participants: [me, max],
      unread_count: place < 2 ? 3 - place : 0,
      mentions_count: place === 0 ? 1 : 0,
      last_message: words(9_000 + place, max, 'Have a look when you have a moment.', at(8, 59 - place)),
      created_at: at(1, 0),
      updated_at: at(8, 59 - place),
    }),
  );
}

/** A group with participants who share a colour. */
export function groupChat(overrides: Partial<Chat> = {}): Chat {
  return buildChat({
    id: 100,
    is_group_chat: true,
    process: { processable_type: 'productWork', processable: { id: 611, ...facts } },
    participants: [me, max, lea],
    created_at: at(1, 0),
    updated_at: at(8, 30),
    ...overrides,
  });
}

/** A message with this text. */
export function words(
  id: number,
  user: Message['user'],
  text: string,
  created_at: string,
  overrides: Partial<Message> = {},
): Message {
  return {
    id,
    user,
    type: 0,
    message_html: `<p>${text}</p>`,
    message_markdown: text,
    created_at,
    updated_at: null,
    ...overrides,
  };
}

/** A conversation with every kind of content. */
export function sampleMessages(): Message[] {
  const question = words(1_002, me, 'When will the numbers be final?', at(7, 2), { is_editable: true });
  return [
    words(1_001, null, 'Max Manager created the group.', at(7, 1), { type: -1 }),
    question,
    words(1_003, max, 'On the 24th, as every month.', at(7, 5), {
      reply_to_message_id: 1_002,
      replied_to_message: question,
      reactions: [
        { emoji: '👍', me: true, users: [{ id: 1, name: 'Ann Example' }] },
        { emoji: '🎉', me: false, users: [{ id: 8, name: 'Lea Lawyer' }] },
      ],
    }),
    words(1_004, lea, 'I have the contract here.', at(7, 6), {
      attachments: [
        {
          name: 'Contract.pdf',
          mime_type: 'application/pdf',
          size_bytes: 48_210,
          url: 'https://files.my-air.test/1',
        },
      ],
    }),
    words(1_005, max, '', at(7, 7), { type: -2, message_markdown: 'payout:604' }),
    words(1_006, max, 'Please read the terms.', at(7, 8), {
      type: 2,
      agreement: { id: 'amg_policy', display_name: 'Distribution policy', is_agreed: false },
    }),
    words(1_007, max, 'Twenty covers for the price of 15.', at(7, 9), { type: 3 }),
    words(1_008, null, 'We answer within a working day.', at(7, 10), { type: 6 }),
    words(1_009, null, 'Status changed: solved.', at(7, 11), { type: 5 }),
    words(1_010, me, '', at(8, 1), { deleted_at: at(8, 2), message_markdown: '', message_html: '' }),
    words(1_011, max, 'The thumbnail is better now.', at(8, 3), { updated_at: at(8, 4) }),
    words(1_012, max, 'A type of the future.', at(8, 5), { type: 99 }),
    words(1_013, max, '', at(8, 6), {
      message_html:
        '<p><span data-type="mention" data-id="1" data-label="Ann Example">@Ann Example</span> <strong>please</strong> have a look.</p>',
      message_markdown: '@Ann Example **please** have a look.',
    }),
  ];
}
