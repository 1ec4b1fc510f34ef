import { PortalProvider } from '@my-air/feature-kit';
import { answer, stubPortal } from '@my-air/feature-kit/stories';
import { LocaleProvider } from '@my-air/i18n';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { listMessages, type Message } from '../src/contract.ts';
import { ConversationContext } from '../src/conversation/ConversationContext.ts';
import { MessageFeed } from '../src/conversation/MessageFeed.tsx';
import { loadedMessages, messagesQuery } from '../src/conversation/messages.api.ts';
import { toRows } from '../src/conversation/useFeedRows.ts';
import { loadMessages } from '../src/locales/index.ts';
import { buildChat } from '../src/testing/buildChat.ts';
import { buildConversation } from '../src/testing/buildConversation.ts';
import { type MeasuredMessage } from './buildMessages.ts';
import type { MeasuredList } from './measureList.ts';

// The feed of the messenger as in a chat: rows by author and day, names, reactions, times, all that is read aloud.
const participants = Array.from({ length: 8 }, (_, id) => ({
  id,
  name: `Author ${id}`,
  me: id === 0,
  is_manager: id === 1,
}));
const portal = stubPortal({ loadMessages });
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const nothing = () => {};
const actions = {
  onReply: nothing,
  onEdit: nothing,
  onJump: nothing,
  onDelete: nothing,
  onReact: nothing,
  onChanged: nothing,
};
const outgoing = {
  onSendAgain: nothing,
  onEdit: nothing,
  onCopy: nothing,
  onDelete: nothing,
  onStop: nothing,
};
const chatId = 1;
const chat = buildChat({ id: chatId, participants });
let root: Root;

function render() {
  const messages = loadedMessages(portal.queryClient, chatId);
  flushSync(() =>
    root.render(
      <PortalProvider value={portal}>
        <LocaleProvider store={portal.locale} preference={{}}>
          <RouterContextProvider router={router}>
            <ConversationContext value={buildConversation({ chat, open: { messages } })}>
              <MessageFeed
                rows={toRows(messages, { timeZone: 'UTC' })}
                actions={actions}
                outgoing={outgoing}
                announcement=""
              />
            </ConversationContext>
          </RouterContextProvider>
        </LocaleProvider>
      </PortalProvider>,
    ),
  );
}

export const list: MeasuredList = {
  rows: '[data-row]',
  async prepare(all) {
    await portal.ready;
    const newestFirst = all.map(asOurs).toReversed();
    portal.api.answer(
      answer(listMessages, {
        messages: newestFirst,
        meta: { current_page: 1, last_page: 1, per_page: newestFirst.length },
      }),
    );
    portal.queryClient.clear();
  },
  take: async () => void (await portal.queryClient.fetchInfiniteQuery(messagesQuery(portal.api, chatId))),
  draw(place) {
    root = createRoot(place);
    render();
  },
  remove: () => root.unmount(),
  scroller: () => document.querySelector<HTMLElement>('[role="feed"]'),
};

function asOurs({ id, author, text, moment, reactions }: MeasuredMessage): Message {
  return {
    id,
    type: 0,
    user: { ...participants[author]! },
    message_html: `<p>${text}</p>`,
    message_markdown: text,
    created_at: moment,
    updated_at: null,
    reactions: reactions.map((kind, place) => ({
      emoji: kind === 'like' ? '👍' : '❤️',
      me: false,
      users: [{ id: place + 1, name: `Author ${place + 1}` }],
    })),
  };
}
