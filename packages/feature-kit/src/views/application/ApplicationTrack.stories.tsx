import { PortalStory } from '../../stories.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ApplicationTrack } from './ApplicationTrack.tsx';

const meta = {
  title: 'Shared views/Application track',
  component: ApplicationTrack,
  decorators: [PortalStory],
  args: { status: 'moderation' },
} satisfies Meta<typeof ApplicationTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InModeration: Story = {};

export const Invited: Story = { args: { status: 'invitation_sent' } };

/** It failed at the last step that it reached. */
export const Rejected: Story = { args: { status: 'rejected' } };

export const Ukrainian: Story = { parameters: { portal: { locale: 'uk' } } };
