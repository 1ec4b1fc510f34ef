import { managers } from '../managers.ts';
import type { ChatSeed } from '../Persona.ts';
import { partnerGroupChat } from './partnerGroupChat.ts';
import { partnerProcessChats } from './partnerProcessChats.ts';
import { partnerPerson, staffPeople } from './people.ts';

const me = partnerPerson('Olena Koval');
const { iryna } = staffPeople;

/** The partner's conversations: the first three are referred to by their places; then one of every other kind, and a busy group. */
export const partnerChats: ChatSeed[] = [
  {
    processType: 'join',
    processable: {
      id: 501,
      manager: managers.iryna,
      status: 'connected',
      channel: { platform: 'youtube', platform_guid: 'UCmaisternia000000000000', title: 'Майстерня Олени' },
    },
    unreadCount: 2,
    mentionsCount: 1,
    participants: [me, iryna],
    messages: [
      { from: 0, markdown: 'Hello! When will the October numbers be final?', createdAt: -0.9 },
      { from: 1, markdown: 'Good morning, Olena. On the 24th, as every month.', createdAt: -0.4, replyTo: 0 },
      { from: 1, markdown: '@{0} the licensing share is new this month, have a look.', createdAt: -0.39 },
    ],
  },
  {
    processType: 'moderation',
    processable: {
      id: 502,
      manager: managers.iryna,
      status: 'moderation',
      channel: { platform: 'youtube', platform_guid: 'UCslowtimber000000000000', title: 'Slow Timber' },
    },
    unreadCount: 1,
    participants: [me, iryna],
    messages: [
      { type: -1, markdown: 'Slow Timber is being reviewed.', createdAt: -0.2 },
      {
        from: 1,
        markdown: 'We look at the channel today. Could you tell us where the workshop footage comes from?',
        createdAt: -0.1,
      },
    ],
  },
  {
    processType: 'support',
    processable: { manager: managers.iryna },
    request: { categoryId: 2, summary: 'Payout was late', rating: 5, comment: 'Quick and clear.' },
    archivedAt: -60,
    isClosedBySelf: true,
    participants: [me, iryna],
    messages: [
      { from: 0, markdown: 'My payout was a day late. Is everything all right?', createdAt: -64 },
      {
        from: 1,
        markdown: 'The bank had a holiday; it has arrived now.',
        createdAt: -63,
        reactions: { '🙏': [0] },
      },
    ],
  },
  partnerGroupChat,
  ...partnerProcessChats,
];
