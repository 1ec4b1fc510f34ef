import { answer, type Answers } from '@my-air/feature-kit/stories';

import {
  listActiveChats,
  listArchivedChats,
  listMessages,
  listSupportCategories,
  type Chat,
  type Message,
} from '../contract.ts';

export interface MessengerSample {
  active?: readonly Chat[];
  archived?: readonly Chat[];
  /** The messages of every chat, the oldest first. */
  messages?: readonly Message[];
}

/** The number of chats, and of messages, on a page of the sandbox. */
const chatsPerPage = 20;
const messagesPerPage = 25;

/** A backend with these chats, the latest change first; every one of them has the same messages. */
export function messengerAnswers({
  active = [],
  archived = [],
  messages = [],
}: MessengerSample = {}): Answers {
  const newest = [...messages].reverse();
  const chatList = (all: readonly Chat[], page: number | undefined) => {
    const { items: chats, meta } = pageOf(all, page, chatsPerPage);
    return { chats, meta: { ...meta, archived_chats_exist: archived.length > 0 } };
  };
  return {
    ...answer(listActiveChats, ({ query }) => chatList(active, query?.page)),
    ...answer(listArchivedChats, ({ query }) => chatList(archived, query?.page)),
    ...answer(listMessages, ({ query }) => {
      const { items, meta } = pageOf(newest, query?.page, messagesPerPage);
      return { messages: items, meta };
    }),
    ...answer(listSupportCategories, {
      support_categories: [
        { id: 1, name: 'Channel', description: 'Joining, status, access' },
        { id: 2, name: 'Money', description: 'Balance, payouts, taxes' },
        { id: 3, name: 'Something else', description: 'A question that fits nowhere above' },
      ],
    }),
  };
}

function pageOf<Item>(all: readonly Item[], page = 1, perPage: number) {
  return {
    items: all.slice((page - 1) * perPage, page * perPage),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(all.length / perPage)),
      per_page: perPage,
    },
  };
}
