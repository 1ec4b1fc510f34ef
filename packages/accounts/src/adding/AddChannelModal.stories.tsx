import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AddChannelModal } from './AddChannelModal.tsx';

const meta = {
  title: 'Accounts/AddChannelModal',
  component: AddChannelModal,
  decorators: [PortalStory],
  args: { props: {}, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof AddChannelModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
