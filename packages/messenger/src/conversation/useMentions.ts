import type { Id } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { changeChat } from '../chats/chatLists.ts';
import type { Chat, Message } from '../contract.ts';
import { readMentionMutation } from './changeMessage.api.ts';
import { loadedMessages } from './messages.api.ts';
import type { OpenMessages } from './useMessages.ts';

export interface Mentions {
  /** The number of unseen mentions. */
  count: number;
  /** Whether a message mentions the user, who has not seen it, and the server has not been told yet. */
  isWatched: (message: Message) => boolean;
  /** Called once a message that mentions the user was in sight for long enough. */
  onSeen: (message: Message) => void;
  /** The oldest unseen message that mentions the user; older pages are read for it. */
  findNext: () => Promise<Id | undefined>;
}

/** The most pages that are read to find a mention. */
const mostPages = 40;

/** The mentions of the user in a chat. */
export function useMentions(chat: Chat, { messages, fetchOlder }: OpenMessages): Mentions {
  const { api, queryClient } = usePortal();
  const [marks, setMarks] = useState<ReadonlyMap<Id, 'read' | 'refused'>>(new Map());
  const setMark = (id: Id, mark: 'read' | 'refused') => setMarks((known) => new Map(known).set(id, mark));
  const me = chat.participants?.find((one) => one.me)?.id;
  const count = Math.max(0, chat.mentions_count ?? 0);
  const read = useMutation({
    ...readMentionMutation(api, chat.id),
    onMutate: (messageId) => {
      setMark(messageId, 'read');
      const left = Math.max(0, (chat.mentions_count ?? 0) - 1);
      return changeChat(queryClient, chat.id, (known) =>
        (known.mentions_count ?? 0) > left ? { ...known, mentions_count: left } : known,
      );
    },
    onError: (_, messageId, restore) => {
      restore?.();
      // Still unseen, and not sent again while the chat is open: what is in sight would send it without end.
      setMark(messageId, 'refused');
    },
  });
  const unseenIn = (loaded: readonly Message[]) =>
    count === 0
      ? []
      : loaded
          .filter(({ id }) => marks.get(id) !== 'read')
          .filter((message) => names(message, me))
          .slice(-count);
  const unseen = new Set(unseenIn(messages).map(({ id }) => id));
  const isWatched = (id: Id) => unseen.has(id) && !marks.has(id);

  return {
    count,
    isWatched: ({ id }) => isWatched(id),
    onSeen: ({ id }) => {
      if (isWatched(id)) read.mutate(id);
    },
    findNext: async () => {
      const find = () => unseenIn(loadedMessages(queryClient, chat.id));
      for (let page = 0; page < mostPages && find().length < count; page += 1) {
        if (!(await fetchOlder())) break;
      }
      return find()[0]?.id;
    },
  };
}

/** Whether a message mentions a participant. */
function names({ message_html, messageHtml, user }: Message, participantId: Id | undefined): boolean {
  if (participantId === undefined || user?.me) return false;
  const html = message_html ?? messageHtml ?? '';
  return html.includes('data-type="mention"') && html.includes(`data-id="${participantId}"`);
}
