import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { AndMore } from '@my-air/feature-kit/views';
import { Card, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { ChatLines } from './ChatLines.tsx';
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
        <ChatLines chats={chats} />
      )}
      <AndMore count={unread.length - chats.length} render={<Link to="/messenger" />} />
    </Card>
  );
}
