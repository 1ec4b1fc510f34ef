import { listChannels } from '@my-air/api-client/contract';
import { answer, buildChannel, buildPartner, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { PersonCard } from './PersonCard.tsx';

const connected = answer(listChannels, { channels: [buildChannel()] });

const meta = {
  title: 'Home/PersonCard',
  component: PersonCard,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages, answers: connected } },
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A partner with a manager. */
export const Loaded: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: connected,
      user: buildUser({
        name: 'Olena Koval',
        partner: buildPartner({ manager: { id: 7, display_name: 'Iryna Shevchenko' } }),
      }),
    },
  },
};

/** A newcomer without a channel. */
export const Empty: Story = {
  parameters: { portal: { loadMessages, answers: answer(listChannels, { channels: [] }) } },
};
