import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { ChannelsLeftOutModal } from './ChannelsLeftOutModal.tsx';

const meta = {
  title: 'Accounts/ChannelsLeftOutModal',
  component: ChannelsLeftOutModal,
  decorators: [PortalStory],
  args: {
    props: {
      act: 'join',
      done: ['Kyiv Balconies', 'Pocket Planes'],
      leftOut: [
        {
          title: 'Kite',
          reason: 'YouTube asks for your permission again. Apply with this channel on its own.',
          canRetry: false,
        },
      ],
    },
    close: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ChannelsLeftOutModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };

/** Many channels, two of one name and one with a long name, none of which has asked. */
export const NoneOfMany: Story = {
  args: {
    props: {
      act: 'audit',
      done: [],
      leftOut: [
        ...Array.from({ length: 45 }, (_, place) => ({
          title: `Kite ${place % 44}`,
          reason: 'The server did not answer. Try again in a moment.',
          canRetry: true,
        })),
        {
          title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(2),
          reason: 'We could not accept this channel. Ask our team why, or try again later.',
          canRetry: false,
        },
      ],
    },
  },
};
