import { listChannels } from '@my-air/api-client/contract';
import { answer, buildChannel, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { PulseCard } from './PulseCard.tsx';

const meta = {
  title: 'Home/PulseCard',
  component: PulseCard,
  decorators: [PortalStory],
} satisfies Meta<typeof PulseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A large and a small channel, and one with pending steps. */
export const Loaded: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: answer(listChannels, {
        channels: [
          buildChannel({ subscriber_count: 1_234_567 }),
          buildChannel({ subscriber_count: 640, status: 'moderation' }),
          buildChannel({ issues: ['music'] }),
        ],
      }),
    },
  },
};

/** No channel yet: every figure is zero. */
export const Empty: Story = {
  parameters: { portal: { loadMessages, answers: answer(listChannels, { channels: [] }) } },
};
