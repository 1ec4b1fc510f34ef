import { PortalStory } from '@my-air/feature-api/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { groupChat } from '../testing/sampleChats.ts';
import { ConversationDialogs } from './ConversationDialogs.tsx';

const nothing = () => {};

const meta = {
  title: 'Messenger/ConversationDialogs',
  component: ConversationDialogs,
  decorators: [PortalStory],
  args: {
    chat: groupChat(),
    areFactsShown: false,
    onHideFacts: nothing,
    deletion: { asked: undefined, cancel: nothing, confirm: nothing },
    isLeaving: false,
    isArchiving: false,
    onArchive: nothing,
    onStay: nothing,
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ConversationDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = { args: { areFactsShown: true } };

export const Deleting: Story = {
  args: { deletion: { asked: buildMessage(1), cancel: nothing, confirm: nothing } },
};

export const Archiving: Story = { args: { isLeaving: true } };
