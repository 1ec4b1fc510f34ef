import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { ChannelViewModal } from './ChannelViewModal.tsx';

const meta = {
  title: 'Accounts/ChannelViewModal',
  component: ChannelViewModal,
  decorators: [PortalStory],
  args: { props: { name: '', isNew: true }, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ChannelViewModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Renamed: Story = { args: { props: { name: 'Client A', isNew: false } } };

/** A name that a tab has already. */
export const Taken: Story = {
  play: async () => userEvent.type(await screen.findByRole('textbox'), 'Falling'),
};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
