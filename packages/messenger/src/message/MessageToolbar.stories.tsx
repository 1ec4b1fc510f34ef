import { PortalStory } from '@my-air/feature-kit/stories';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { max, me, words } from '../testing/sampleChats.ts';
import { MessageToolbar } from './MessageToolbar.tsx';

const nothing = () => {};

/** A message of a conversation: the toolbar is beside it, or below it on a phone. */
const BesideMessage: Decorator = (Story) => (
  <div style={{ container: 'messenger / inline-size' }}>
    <div style={{ position: 'relative', width: '50%', minHeight: '4rem' }}>
      <Story />
    </div>
  </div>
);

const meta = {
  title: 'Messenger/MessageToolbar',
  component: MessageToolbar,
  decorators: [BesideMessage, PortalStory],
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

/** A message of the user: its menu saves it as a snippet. */
export const OwnMessage: StoryObj<typeof meta> = {
  args: { message: words(2, me, 'You can reach me **until six**.', '2026-01-07T10:00:00Z') },
};
