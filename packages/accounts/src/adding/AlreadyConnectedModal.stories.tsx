import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AlreadyConnectedModal } from './AlreadyConnectedModal.tsx';

const meta = {
  title: 'Accounts/AlreadyConnectedModal',
  component: AlreadyConnectedModal,
  decorators: [PortalStory],
  args: { props: { channelTitle: 'Ann Cooks' }, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof AlreadyConnectedModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };

export const LongName: Story = {
  args: {
    props: { channelTitle: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(3) },
  },
};
