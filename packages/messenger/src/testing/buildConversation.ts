import type { OpenConversation } from '../conversation/ConversationContext.ts';
import type { OpenMessages } from '../conversation/useMessages.ts';
import { buildChat } from './buildChat.ts';

interface Overrides extends Partial<Omit<OpenConversation, 'open'>> {
  open?: Partial<OpenMessages>;
}

const nothing = () => {};

/** An open chat without messages, for the context of its parts. */
export function buildConversation({ open, ...overrides }: Overrides = {}): OpenConversation {
  return {
    chat: buildChat(),
    messageId: undefined,
    section: undefined,
    onOpen: nothing,
    mentions: {
      count: 0,
      isWatched: () => false,
      onSeen: nothing,
      findNext: () => Promise.resolve(undefined),
    },
    feed: { current: null },
    composer: { current: null },
    isSearching: false,
    setIsSearching: nothing,
    dialog: undefined,
    setDialog: nothing,
    ...overrides,
    open: {
      messages: [],
      isOpened: true,
      firstUnreadId: undefined,
      forgetUnread: nothing,
      error: undefined,
      isFetching: false,
      refetch: nothing,
      hasOlder: false,
      hasNewer: false,
      isFetchingMore: false,
      isOlderFailed: false,
      fetchOlder: () => Promise.resolve(true),
      fetchNewer: nothing,
      reach: () => Promise.resolve(true),
      showNewest: () => Promise.resolve(),
      setIsAtEnd: nothing,
      ...open,
    },
  };
}
