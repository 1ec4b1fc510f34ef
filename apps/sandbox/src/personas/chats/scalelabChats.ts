import { managers } from '../managers.ts';
import type { ChatSeed } from '../Persona.ts';
import { partnerPerson, staffPeople } from './people.ts';

/** The conversation of the second brand's partner. */
export const scalelabChats: ChatSeed[] = [
  {
    processType: 'distribution',
    processable: { id: 801, manager: managers.marco, platform: 'Samsung TV Plus', state: 'distributing' },
    participants: [partnerPerson('Noah Whitfield'), staffPeople.marco],
    messages: [
      {
        from: 1,
        markdown: 'Trail Notes is live on Samsung TV Plus. First numbers by Monday.',
        createdAt: -3,
      },
      {
        from: 0,
        markdown: 'Great news. Can we add the winter series too?',
        createdAt: -2.9,
        reactions: { '🚀': [1] },
      },
    ],
  },
];
