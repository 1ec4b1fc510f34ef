import { usePortal } from '@my-air/feature-api';
import { useQuery } from '@tanstack/react-query';

import type { Chat } from '../contract.ts';
import { archivedChatsQuery } from './chats.api.ts';
import { findChatQuery } from './findChat.api.ts';
import { useChatList } from './useChatList.ts';

/**
 * A chat by its id: from the lists if they have it, otherwise searched for. Null when there is no such chat;
 * undefined until that is known.
 */
export function useChat(chatId: number): Chat | null | undefined {
  const { api } = usePortal();
  const { chats } = useChatList('active');
  const active = chats?.find(({ id }) => id === chatId);
  const archive = useQuery({ ...archivedChatsQuery(api), enabled: chats !== undefined && !active });
  const listed = active ?? archive.data?.chats.find(({ id }) => id === chatId);
  const isMissing = !listed && (archive.isSuccess || archive.isError);
  const found = useQuery({ ...findChatQuery(api, chatId), enabled: isMissing });
  return listed ?? (found.isError ? null : found.data);
}
