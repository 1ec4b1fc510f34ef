import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { ImpersonationNotice } from './ImpersonationNotice.tsx';

const meta = {
  title: 'Auth/ImpersonationNotice',
  component: ImpersonationNotice,
  decorators: [PortalStory],
  args: {
    name: 'Ann Example',
    staffName: 'Max Manager',
    expiresAt: '2026-11-21T13:00:00Z',
    isStopping: false,
    onStop: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ImpersonationNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutEnd: Story = { args: { expiresAt: undefined } };

export const Stopping: Story = { args: { isStopping: true }, parameters: { draws: 'busy' } };

export const LongNames: Story = {
  args: { name: 'Oleksandra-Wilhelmina von Hohenstein-Kovalenko', staffName: 'Maximilian Featherstonehaugh' },
};

export const Russian: Story = { parameters: { portal: { loadMessages, locale: 'ru' } } };
