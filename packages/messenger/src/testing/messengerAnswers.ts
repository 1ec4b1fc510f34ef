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

/** The number of messages on a page. */
const perPage = 25;

/** A backend with these chats; every one of them has the same messages. */
export function messengerAnswers({
  active = [],
  archived = [],
  messages = [],
}: MessengerSample = {}): Answers {
  const meta = { current_page: 1, last_page: 1, per_page: 20, archived_chats_exist: archived.length > 0 };
  const newest = [...messages].reverse();
  const lastPage = Math.max(1, Math.ceil(newest.length / perPage));
  return {
    ...answer(listActiveChats, { chats: [...active], meta }),
    ...answer(listArchivedChats, { chats: [...archived], meta }),
    ...answer(listMessages, ({ query }) => {
      const page = query?.page ?? 1;
      return {
        messages: newest.slice((page - 1) * perPage, page * perPage),
        meta: { current_page: page, last_page: lastPage, per_page: perPage },
      };
    }),
    ...answer(listSupportCategories, {
      support_categories: [
        { id: 1, name: 'Channel', description: 'Joining, status, access' },
        { id: 2, name: 'Money', description: 'Balance, payouts, taxes' },
      ],
    }),
  };
}
