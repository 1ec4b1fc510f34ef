import type { Background, PortalContext } from '@my-air/feature-kit';
import { QueryObserver } from '@tanstack/react-query';

import { activeChatsQuery } from '../chats/activeChatsQuery.ts';
import { changeChat, compareIds } from '../chats/chatLists.ts';
import type { Message } from '../contract.ts';
import { addMessage } from './messages.api.ts';
import { startSending } from '../send/startSending.ts';

/** The messenger's work on every screen: sends what was written, keeps the chats fresh. */
export const messengerBackground: Background = {
  start(portal) {
    const { queryKey } = activeChatsQuery(portal.api);
    const readChats = () => void portal.queryClient.invalidateQueries({ queryKey });
    const stops = [
      startSending(portal, {
        onSent(chatId, message) {
          addMessage(portal.queryClient, chatId, message);
          // Others, such as a chat that returns from the archive, have to be read.
          if (!showInList(portal, chatId, message)) readChats();
        },
        onFailed: readChats,
      }),
      new QueryObserver(portal.queryClient, activeChatsQuery(portal.api)).subscribe(() => {}),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** Puts a sent message into the list of chats. Returns whether the list has its chat. */
function showInList({ api, queryClient }: PortalContext, chatId: number, message: Message): boolean {
  const list = queryClient.getQueryData(activeChatsQuery(api).queryKey);
  if (message.created_at == null || !list?.chats.some(({ id }) => id === chatId)) return false;
  changeChat(queryClient, chatId, (chat) =>
    chat.last_message && compareIds(chat.last_message.id, message.id) >= 0
      ? chat
      : { ...chat, last_message: message },
  );
  return true;
}
