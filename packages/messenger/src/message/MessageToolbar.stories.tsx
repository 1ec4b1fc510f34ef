import { PortalStory } from '@my-air/feature-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { max } from '../testing/sampleChats.ts';
import { MessageToolbar } from './MessageToolbar.tsx';

const nothing = () => {};

const meta = {
  title: 'Messenger/MessageToolbar',
  component: MessageToolbar,
  decorators: [PortalStory],
  args: {
    message: buildMessage(1, { user: max, message: 'The contract is ready.' }),
    actions: {
      onReply: nothing,
      onReact: nothing,
      onEdit: nothing,
      onDelete: nothing,
      onJump: nothing,
      onChanged: nothing,
    },
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof MessageToolbar>;
export default meta;

/** A message of our team: its menu leads to a question about it. */
export const OfOurTeam: StoryObj<typeof meta> = {};
