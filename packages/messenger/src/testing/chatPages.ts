import type { ChatPages } from '../chats/chats.api.ts';
import type { Chat } from '../contract.ts';

/** A list of chats in the cache, read whole with its first page. */
export const chatPages = (chats: readonly Chat[]): ChatPages => ({
  pages: [{ chats: [...chats] }],
  pageParams: [1],
});
