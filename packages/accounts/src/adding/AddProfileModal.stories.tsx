import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AddProfileModal } from './AddProfileModal.tsx';

const meta = {
  title: 'Accounts/AddProfileModal',
  component: AddProfileModal,
  decorators: [PortalStory],
  args: { props: { platform: 'instagram' }, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof AddProfileModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
