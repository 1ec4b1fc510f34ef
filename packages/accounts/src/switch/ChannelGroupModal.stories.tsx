import {
  buildChannel,
  buildFailure,
  PortalStory,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { buildChannels } from '../testing/buildChannels.ts';
import { ChannelGroupModal } from './ChannelGroupModal.tsx';

const answering = (answer: unknown, more: PortalStoryParameters = {}) => ({
  portal: { loadMessages, answers: { 'GET api/channels': answer }, ...more } satisfies PortalStoryParameters,
});

const meta = {
  title: 'Accounts/ChannelGroupModal',
  component: ChannelGroupModal,
  decorators: [PortalStory],
  args: { props: { channels: ['UC-connected', 'UC-pending'] }, close: () => {} },
  parameters: answering({ channels: buildChannels() }),
} satisfies Meta<typeof ChannelGroupModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some channels were chosen in the table. */
export const Loaded: Story = {};

/** Neither a name nor a channel. */
export const Refused: Story = {
  args: { props: { channels: [] } },
  play: async () => userEvent.type((await screen.findAllByRole('textbox'))[0]!, '{Enter}'),
};

export const Many: Story = {
  parameters: answering({
    channels: Array.from({ length: 200 }, (_, index) =>
      buildChannel({ title: `Channel ${index + 1}`, platform_guid: `UC-${index}` }),
    ),
  }),
};

export const Loading: Story = { parameters: answering(new Promise<never>(() => {})) };

export const Failed: Story = { parameters: answering(buildFailure('server')) };

export const Ukrainian: Story = {
  parameters: answering({ channels: buildChannels() }, { locale: 'uk' }),
};
