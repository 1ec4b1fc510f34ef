import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { GotItDialog } from './GotItDialog.tsx';

const meta = {
  title: 'Accounts/GotItDialog',
  component: GotItDialog,
  decorators: [PortalStory],
  args: {
    title: 'This channel is already added',
    description: 'Ann Cooks is in your list.',
    close: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof GotItDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 's' } };
export const WithContent: Story = { args: { description: undefined, children: 'Ann Cooks, Kite videos' } };
