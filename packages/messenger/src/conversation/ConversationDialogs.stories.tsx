import { PortalStory } from '@my-air/feature-testing/stories';
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
  args: { chat: groupChat(), dialog: { kind: 'facts' }, onClose: nothing, onArchived: nothing },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ConversationDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const Deleting: Story = { args: { dialog: { kind: 'delete', message: buildMessage(1) } } };

export const Archiving: Story = { args: { dialog: { kind: 'archive' } } };
