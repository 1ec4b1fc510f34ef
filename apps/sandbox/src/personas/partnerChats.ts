import { picturePath } from '../pictures/pictures.ts';
import { managers } from './managers.ts';
import type { ChatSeed } from './Persona.ts';

const me = {
  name: 'Olena Koval',
  avatar: picturePath('avatar', 'Olena Koval'),
  role: 'partner',
  color: '#5b6ee1',
};
const iryna = {
  name: managers.iryna.display_name,
  avatar: managers.iryna.avatar_image,
  role: 'manager',
  isManager: true,
  color: '#c2553d',
};

/** The partner's conversations: one with the manager, one about a channel in review, and an old one. */
export const partnerChats: ChatSeed[] = [
  {
    processType: 'join',
    processable: { manager: managers.iryna },
    unreadCount: 2,
    mentionsCount: 1,
    participants: [me, iryna],
    messages: [
      { from: 0, html: '<p>Hello! When will the October numbers be final?</p>', createdAt: -1.2 },
      { from: 1, html: '<p>Good morning, Olena. On the 24th, as every month.</p>', createdAt: -0.4 },
      {
        from: 1,
        html: '<p><span class="mention" data-type="mention" data-id="me" data-label="Olena">@Olena</span> the licensing share is new this month, have a look.</p>',
        createdAt: -0.39,
      },
    ],
  },
  {
    processType: 'moderation',
    processable: { manager: managers.iryna },
    unreadCount: 1,
    participants: [me, iryna],
    messages: [
      { type: -1, html: '<p>Slow Timber is being reviewed.</p>', createdAt: -0.2 },
      {
        from: 1,
        html: '<p>We look at the channel today. Could you tell us where the workshop footage comes from?</p>',
        createdAt: -0.1,
      },
    ],
  },
  {
    processType: 'support',
    processable: { partner_rating: 5, partner_feedback: 'Quick and clear.', manager: managers.iryna },
    archivedAt: -60,
    isClosedBySelf: true,
    participants: [me, iryna],
    messages: [
      { from: 0, html: '<p>My payout was a day late. Is everything all right?</p>', createdAt: -64 },
      { from: 1, html: '<p>The bank had a holiday; it has arrived now.</p>', createdAt: -63 },
    ],
  },
];
