import { Trans } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { channelKey, isSameChannel } from '@my-air/feature-kit/data';
import { AndMore, SupportButton } from '@my-air/feature-kit/views';
import { Card, Text } from '@my-air/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { chatsQuery } from '../chats/chats.api.ts';
import { ChatLines } from '../chats/ChatLines.tsx';

const shown = 3;

/** On the page of a channel: the chats about it, and the way to write about it. */
export function ChannelChatsCard({ channel }: { channel: Channel }) {
  const { data } = useSuspenseInfiniteQuery(chatsQuery(usePortal().api, 'active'));
  const about = data.chats.filter(
    ({ id, process }) =>
      id === channel.chat_id || isSameChannel(process?.processable?.channel ?? {}, channel),
  );
  const chats = about.slice(0, shown);

  return (
    <Card title={<Trans>Messages</Trans>}>
      {chats.length === 0 ? (
        <Text size={14} tone="muted">
          <Trans>No chat is about this channel.</Trans>
        </Text>
      ) : (
        <ChatLines chats={chats} />
      )}
      <AndMore
        count={about.length - chats.length}
        render={<Link to="/messenger" search={{ about: channelKey(channel) }} />}
      />
      <div>
        <SupportButton summary={channel.title} />
      </div>
    </Card>
  );
}
