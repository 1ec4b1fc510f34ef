import { buildFailure, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildChannels } from '../testing/buildChannels.ts';
import { ChannelSwitchSheet } from './ChannelSwitchSheet.tsx';

const knowing = (channels: ReturnType<typeof buildChannels>) => answering({ channels });
const answering = (answer: unknown) => ({
  portal: {
    loadMessages,
    answers: { 'GET api/channels': answer },
  } satisfies PortalStoryParameters,
});

const meta = {
  title: 'Accounts/ChannelSwitchSheet',
  component: ChannelSwitchSheet,
  decorators: [PortalStory],
  args: { close: () => {} },
  parameters: knowing(buildChannels()),
} satisfies Meta<typeof ChannelSwitchSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More channels than can be seen at once: they can be searched. */
export const Loaded: Story = {};

/** Two channels need no search. */
export const Two: Story = { parameters: knowing(buildChannels().slice(0, 2)) };

export const Loading: Story = { parameters: answering(new Promise<never>(() => {})) };

export const Failed: Story = { parameters: answering(buildFailure('server')) };
