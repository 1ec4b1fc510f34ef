import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { AndMore, ItemBoundary } from '@my-air/feature-kit/views';
import { Card, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { ChatLine } from './ChatLine.tsx';
import { chatsQuery } from './chats.api.ts';
import { unreadChats } from './countUnread.ts';

const shown = 3;

/** The card of home with the chats that have unread messages. */
export function UnreadChatsCard() {
  const { api } = usePortal();
  const { data } = useSuspenseInfiniteQuery(chatsQuery(api, 'active'));
  const unread = unreadChats(data.chats);
  const chats = unread.slice(0, shown);

  return (
    <Card
      title={<Trans>Messages</Trans>}
      actions={
        <TextLink render={<Link to="/messenger" />}>
          <Trans>All messages</Trans>
        </TextLink>
      }
    >
      {chats.length === 0 ? (
        <Text tone="muted">
          <Trans>You are all caught up.</Trans>
        </Text>
      ) : (
        <Lines>
          {chats.map((chat) => (
            <li key={chat.id}>
              <ItemBoundary of={chat}>
                <ChatLine chat={chat} section={undefined} isOpen={false} isReachable />
              </ItemBoundary>
            </li>
          ))}
        </Lines>
      )}
      <AndMore count={unread.length - chats.length} render={<Link to="/messenger" />} />
    </Card>
  );
}

/** As wide as the card: the margin of each line takes the place of the card's own. */
const Lines = styled.ul`
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-card)) calc(-1 * var(--space-3));
  padding: 0;
  list-style: none;
`;
