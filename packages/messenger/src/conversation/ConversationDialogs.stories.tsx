import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildConversation } from '../testing/buildConversation.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { groupChat } from '../testing/sampleChats.ts';
import { ConversationContext, type OpenConversation } from './ConversationContext.ts';
import { ConversationDialogs } from './ConversationDialogs.tsx';

const meta = {
  title: 'Messenger/ConversationDialogs',
  decorators: [PortalStory],
  args: { dialog: { kind: 'facts' } },
  parameters: { portal: { loadMessages } },
  render: ({ dialog }) => (
    <ConversationContext value={buildConversation({ chat: groupChat(), dialog })}>
      <ConversationDialogs />
    </ConversationContext>
  ),
} satisfies Meta<Pick<OpenConversation, 'dialog'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const Deleting: Story = { args: { dialog: { kind: 'delete', message: buildMessage(1) } } };

export const Archiving: Story = { args: { dialog: { kind: 'archive' } } };
