import { msg } from '@lingui/core/macro';
import { type PortalContext, type SearchItem } from '@my-air/feature-kit';
import { createFormat } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';

import { shownChatsQuery } from '../chats/chats.api.ts';
import { otherParticipants } from '../chats/chatLists.ts';
import type { Chat } from '../contract.ts';
import { isProcessType, processKinds, subjectOf } from '../process/processKinds.ts';

/** The user's chats for the search of the top bar, from the same cache as their list. */
export const searchChats = ({ api, locale }: Pick<PortalContext, 'api' | 'locale'>) =>
  queryOptions({
    ...shownChatsQuery(api),
    select: (chats): readonly SearchItem[] => chats.map((chat) => itemOf(chat, locale)),
  });

function itemOf(chat: Chat, { i18n, get }: PortalContext['locale']): SearchItem {
  const { process } = chat;
  const type = process?.processable_type;
  const others = otherParticipants(chat);
  const names = others.flatMap(({ name }) => name || []);
  const kind = isProcessType(type) ? i18n._(processKinds[type]) : undefined;
  const { money } = createFormat({ locale: get() });
  const payout = (amount: string) => i18n._(msg`Payout of ${amount}`);
  const subject = isProcessType(type)
    ? subjectOf(type, process?.processable ?? {}, (usd) => payout(money(usd)))?.trim()
    : undefined;
  const people = names.join(', ');
  const title = subject || kind || people;
  return {
    id: String(chat.id),
    title,
    detail: [kind, people].filter((part) => part && part !== title).join(' · '),
    picture: others[0]?.avatar,
    keywords: names,
    to: `/messenger?chat=${encodeURIComponent(chat.id)}`,
  };
}
