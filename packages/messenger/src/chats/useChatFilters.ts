import { useScope } from '@my-air/feature-kit/data';
import { useAddressText } from '@my-air/feature-kit/views';
import { useNavigate } from '@tanstack/react-router';

import type { Chat } from '../contract.ts';
import { useChatMatter } from '../process/useChatMatter.ts';
import { filterChats } from './filterChats.ts';
import { useChatList } from './useChatList.ts';

/** The filters of the list: the address, and the channels that the screens show. */
export function useChatFilters() {
  const [typed, setTyped] = useAddressText('q');
  const [unread] = useAddressText('unread');
  const [waits] = useAddressText('waits');
  const [kind] = useAddressText('kind');
  const [about] = useAddressText('about');
  const navigate = useNavigate({ from: '/messenger' });
  const { choice, includes, choose } = useScope();
  return {
    typed,
    setTyped,
    isUnreadOnly: unread !== '',
    waits: (['me', 'team'] as const).find((turn) => turn === waits),
    kind,
    about,
    includes: choice === undefined ? undefined : includes,
    clear: () => {
      setTyped('');
      choose(undefined);
      void navigate({ search: ({ chat, section }) => ({ chat, section }), replace: true });
    },
  };
}

/**
 * The chat after the open one in a list of those that wait for the user or are unread, and after its end those that were
 * passed over. Undefined in other lists, and where none is left.
 */
export function useNextChat(openId: number): Chat | undefined {
  const filters = useChatFilters();
  const matterOf = useChatMatter();
  const { data } = useChatList('active');
  if (filters.waits !== 'me' && !filters.isUnreadOnly) return undefined;
  const shown = filterChats(data?.chats ?? [], { ...filters, keep: openId, matterOf });
  const place = shown.findIndex(({ id }) => id === openId);
  return shown[place + 1] ?? shown.find(({ id }) => id !== openId);
}
