import { managers } from '../managers.ts';
import type { ChatSeed } from '../Persona.ts';
import { partnerPerson, staffPeople } from './people.ts';

/** The only conversation of the creator who was turned down is in the archive. */
export const rejectedChats: ChatSeed[] = [
  {
    processType: 'join',
    processable: {
      id: 901,
      manager: managers.iryna,
      status: 'rejected',
      channel: { platform: 'youtube', platform_guid: 'UCWilkReuploads000000001', title: 'Wilk Reuploads' },
    },
    archivedAt: -11,
    participants: [partnerPerson('Tomasz Wilk'), staffPeople.iryna],
    messages: [
      { type: 5, markdown: 'The request to join was **declined**.', createdAt: -12 },
      { from: 0, markdown: 'Could you tell me what to change?', createdAt: -11.9 },
      {
        from: 1,
        markdown: 'Most of the videos belong to others. Please publish your own for a month, and ask again.',
        createdAt: -11.5,
      },
    ],
  },
];
