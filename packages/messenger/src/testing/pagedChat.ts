import type { Message, MessageList } from '../contract.ts';
import { buildMessage } from './buildMessage.ts';

/** A chat on a server that pages by number, newest first, whatever arrives in between. */
export function pagedChat(count: number, perPage = 25) {
  let messages: Message[] = Array.from({ length: count }, (_, place) => buildMessage(place + 1));
  const asked: number[] = [];
  return {
    /** The numbers of the pages that were read, in order. */
    asked,
    /** The number of messages, which have the ids from 1 on. */
    count: () => messages.length,
    /** Adds `more` messages. */
    arrive: (more: number) => {
      const last = messages.at(-1)?.id ?? 0;
      messages = [...messages, ...Array.from({ length: more }, (_, place) => buildMessage(last + place + 1))];
    },
    put: (message: Message) => {
      messages = messages.map((known) => (known.id === message.id ? message : known));
    },
    fetchPage: (page: number): Promise<MessageList> => {
      asked.push(page);
      const newestFirst = messages.toReversed();
      return Promise.resolve({
        messages: newestFirst.slice((page - 1) * perPage, page * perPage),
        meta: {
          current_page: page,
          last_page: Math.max(1, Math.ceil(messages.length / perPage)),
          per_page: perPage,
        },
      });
    },
  };
}
