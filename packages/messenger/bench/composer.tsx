import { PortalStory } from '@my-air/feature-kit/stories';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import { loadMessages } from '../src/locales/index.ts';
import { MessengerScreen } from '../src/screen/MessengerScreen.tsx';
import { messengerAnswers } from '../src/testing/messengerAnswers.ts';
import { groupChat, max, words } from '../src/testing/sampleChats.ts';

const moment = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();
const chats = Array.from({ length: 100 }, (_, place) => groupChat({ id: 100 + place }));
const messages = Array.from({ length: 500 }, (_, place) =>
  words(place + 1, max, `Message ${place} with some words of an ordinary length`, moment(place)),
);

/** The whole messenger with an open chat, as it is typed in: list, messages and composer. */
export function draw(): void {
  const screen = () =>
    createElement(MessengerScreen, {
      section: undefined,
      chatId: 100,
      messageId: undefined,
      onOpen: () => {},
    });
  const portal = { path: '/messenger', loadMessages, answers: messengerAnswers({ active: chats, messages }) };
  // SAFETY: of the context of a story, the decorator reads these parts alone.
  const context = { parameters: { portal }, globals: {}, id: 'bench' } as unknown as Parameters<
    typeof PortalStory
  >[1];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  createRoot(place).render(PortalStory(screen, context));
}
