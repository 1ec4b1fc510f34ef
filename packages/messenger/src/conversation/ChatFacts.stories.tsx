import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildChat } from '../testing/buildChat.ts';
import { groupChat, lea, max, me, sampleChats } from '../testing/sampleChats.ts';
import { ChatFacts } from './ChatFacts.tsx';

const meta = {
  title: 'Messenger/ChatFacts',
  component: ChatFacts,
  decorators: [PortalStory],
  args: { chat: sampleChats()[0]! },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ChatFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Support: Story = {};
export const Offer: Story = { args: { chat: sampleChats()[3]! } };
export const Payout: Story = { args: { chat: sampleChats()[5]! } };

/** Two participants share a colour; their names and roles tell them apart. */
export const Group: Story = { args: { chat: groupChat() } };

/** A kind that this build does not know: the participants are shown as the heading. */
export const FutureKind: Story = {
  args: {
    chat: buildChat({ process: { processable_type: 'holograms' }, participants: [me, max, lea] }),
  },
};
