import { answer, buildChannel, PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listActiveChats } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildChat } from '../testing/buildChat.ts';
import { ChannelChatsCard } from './ChannelChatsCard.tsx';

const about = (id: number, platform: string, unread: number) =>
  buildChat({
    id,
    unread_count: unread,
    process: {
      processable_type: 'moderation',
      processable: { channel: { platform, platform_guid: 'kite.films', title: 'kite.films' } },
    },
  });
const chats = [about(1, 'instagram', 2), about(2, 'tiktok', 0), buildChat({ id: 3 }), buildChat({ id: 4 })];

const meta = {
  title: 'Messenger/ChannelChatsCard',
  component: ChannelChatsCard,
  decorators: [PortalStory],
  args: {
    channel: buildChannel({
      platform: 'instagram',
      platform_guid: 'kite.films',
      title: 'kite.films',
      chat_id: 3,
    }),
  },
  parameters: { portal: { loadMessages, answers: answer(listActiveChats, { chats }) } },
} satisfies Meta<typeof ChannelChatsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A chat about the channel, and the one that it names. */
export const Loaded: Story = {};

/** More chats than the card has room for. */
export const Many: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: answer(listActiveChats, {
        chats: Array.from({ length: 7 }, (_, place) => about(place + 10, 'instagram', 1)),
      }),
    },
  },
};

/** No chat is about it. */
export const Empty: Story = { args: { channel: buildChannel() } };

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
